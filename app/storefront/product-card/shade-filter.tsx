/** Shows some of many shades, by depth or family. The style sheet hides the others by the place of their group: no script. */
export function ShadeFilter({ groups, name }: { groups: readonly string[]; name: string }) {
  return (
    <div role="radiogroup" aria-label="Show shades" className="shade-filter">
      {['All', ...groups].map((group, place) => (
        <label key={group} htmlFor={`${name}-${place}`}>
          <input id={`${name}-${place}`} type="radio" name={name} defaultChecked={place === 0} />
          {group}
        </label>
      ))}
    </div>
  );
}
