import { FieldGroup } from '#app/cms/fields/field-group.tsx';
import { areaLabel } from '#app/cms/jump/sections.ts';
import { may, PERMISSIONS, type Permission, ROLES } from '#domain/people/permissions.ts';

/** The permissions of each role, from the table that is checked. */
export function PermissionTable() {
  return (
    <FieldGroup title="Who may do what">
      <div className="overflow-x-auto">
        <table className="w-full text-left text-sm">
          <caption className="sr-only">Permissions of each role</caption>
          <thead className="text-ink-soft">
            <tr>
              <th scope="col" className="py-1.5 font-medium">
                Area
              </th>
              {ROLES.map((role) => (
                <th key={role} scope="col" className="w-1/4 py-1.5 pr-3 font-medium first-letter:uppercase">
                  {role}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {AREAS.map(({ area, permissions }) => (
              <tr key={area} className="align-top">
                <th scope="row" className="py-2 pr-3 font-medium first-letter:uppercase">
                  {areaLabel(area)}
                </th>
                {ROLES.map((role) => (
                  <td key={role} className="py-2 pr-3 text-ink-soft">
                    {permissions
                      .filter((permission) => may(role, permission))
                      .map(deedOf)
                      .join(', ') || 'nothing'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </FieldGroup>
  );
}

/** 'orders.change-status' is to change the status in the area of orders. */
const AREAS = areas();

function areas(): { area: string; permissions: Permission[] }[] {
  const byArea = new Map<string, Permission[]>();
  for (const permission of Object.keys(PERMISSIONS).filter(isPermission)) {
    const [area = ''] = permission.split('.');
    byArea.set(area, [...(byArea.get(area) ?? []), permission]);
  }
  return [...byArea].map(([area, permissions]) => ({ area, permissions }));
}

function isPermission(name: string): name is Permission {
  return name in PERMISSIONS;
}

function deedOf(permission: Permission): string {
  return permission.slice(permission.indexOf('.') + 1).replaceAll('-', ' ');
}
