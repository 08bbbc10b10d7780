/**
 * Shows some of many shades, by depth or family. The style sheet hides the others by the place of their group, so that the row
 * is narrowed before there is script.
 */
export function ShadeFilter({
  groups,
  shown,
  name,
  onShow,
}: {
  groups: readonly string[];
  /** '' for all. */
  shown: string;
  name: string;
  onShow: (group: string) => void;
}) {
  return (
    <div role="radiogroup" aria-label="Show shades" className="shade-filter">
      {['', ...groups].map((group, place) => (
        <label key={group} htmlFor={`${name}-${place}`}>
          <input
            id={`${name}-${place}`}
            type="radio"
            name={name}
            value={group}
            checked={group === shown}
            onChange={() => onShow(group)}
          />
          {group || 'All'}
        </label>
      ))}
    </div>
  );
}
