import { useState } from 'react';
import { rowPlaces } from '#app/cms/fields/form-values.ts';
import { Button } from '#app/ui/button.tsx';
import { FEATURE_ICONS } from '#domain/catalogue/product-feature.ts';

/** The benefits shown with an icon each; blank ones are left out. */
export function FeatureRows({ values }: { values: Record<string, string> }) {
  const [rows, setRows] = useState(() => {
    const places = rowPlaces(values, 'features');
    return places.length > 0 ? places : [0, 1, 2];
  });
  return (
    <div className="grid gap-2">
      {rows.map((source, place) => (
        <div key={source} className="flex flex-wrap gap-2">
          <select
            name={`features.${place}.icon`}
            defaultValue={values[`features.${source}.icon`] ?? 'check'}
            aria-label={`Icon of benefit ${place + 1}`}
            className="field-control w-32 flex-none"
          >
            {FEATURE_ICONS.map((icon) => (
              <option key={icon}>{icon}</option>
            ))}
          </select>
          <input
            name={`features.${place}.text`}
            defaultValue={values[`features.${source}.text`] ?? ''}
            aria-label={`Benefit ${place + 1}`}
            maxLength={200}
            className="field-control min-w-0 flex-[1_1_8rem]"
          />
        </div>
      ))}
      <p className="needs-script">
        <Button
          variant="outline"
          size="small"
          disabled={rows.length >= 20}
          onClick={() => setRows([...rows, Math.max(...rows) + 1])}
        >
          Add a benefit
        </Button>
      </p>
    </div>
  );
}
