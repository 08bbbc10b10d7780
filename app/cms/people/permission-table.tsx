import { FieldGroup } from '#app/cms/ui/editor-form.tsx';
import { may, PERMISSIONS, type Permission, ROLES } from '#domain/permissions.ts';

/** Who may do what: drawn from the very table that is checked. */
export function PermissionTable() {
  return (
    <FieldGroup title="Who may do what">
      <div className="overflow-x-auto">
        <table className="w-full text-left text-sm">
          <caption className="sr-only">Permissions of each role</caption>
          <thead className="text-ink-soft">
            <tr>
              <th scope="col" className="py-1.5 font-medium">
                Permission
              </th>
              {ROLES.map((role) => (
                <th key={role} scope="col" className="px-3 py-1.5 text-center font-medium">
                  {role}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {(Object.keys(PERMISSIONS) as Permission[]).map((permission) => (
              <tr key={permission}>
                <th scope="row" className="py-1.5 font-normal">
                  {permission.replace('.', ': ').replaceAll('-', ' ')}
                </th>
                {ROLES.map((role) => (
                  <td key={role} className="px-3 py-1.5 text-center">
                    {may(role, permission) ? (
                      <span className="text-leaf">yes</span>
                    ) : (
                      <span className="text-ink-soft">no</span>
                    )}
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
