import { CheckField } from '#app/cms/ui/check-field.tsx';
import { FieldGroup } from '#app/cms/ui/editor-form.tsx';
import { TextAreaField, TextField } from '#app/ui/field.tsx';
import { MOST_ROWS, VALUE_COUNT } from '#domain/shop/about-values.ts';
import { type SettingsSection, SOCIAL_SITES } from '#domain/shop/shop.ts';

type Props = { values: Record<string, string>; errors: Record<string, string> };

export function SettingsFields({ section, ...props }: Props & { section: SettingsSection }) {
  switch (section) {
    case 'shop':
      return <ShopFields {...props} />;
    case 'delivery':
      return <DeliveryFields {...props} />;
    case 'legal':
      return <LegalFields {...props} />;
    case 'social':
      return <SocialFields {...props} />;
    case 'about':
      return <AboutFields {...props} />;
  }
}

function fieldOf({ values, errors }: Props) {
  return (name: string) => ({ name, defaultValue: values[name], error: errors[name] });
}

function ShopFields(props: Props) {
  const field = fieldOf(props);
  return (
    <FieldGroup title="The shop" hint="Shown in the header, the footer and on the contact page.">
      <TextField label="Name" required {...field('name')} />
      <TextAreaField
        label="What the shop sells"
        rows={2}
        required
        {...field('description')}
        hint="A sentence, in the footer"
      />
      <TextField
        label="Announcement"
        optional
        maxLength={70}
        {...field('announcement')}
        hint="The line above the header. Left blank it says what delivery costs; {free-from} becomes the amount from which it is free."
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Support e-mail" type="email" required {...field('supportEmail')} />
        <TextField label="General inquiries e-mail" type="email" required {...field('enquiriesEmail')} />
        <TextField label="Phone" type="tel" required {...field('phone')} />
        <TextField label="Address" required {...field('place')} />
      </div>
      <TextAreaField
        label="Business hours"
        rows={3}
        required
        {...field('businessHours')}
        hint="A line each"
      />
    </FieldGroup>
  );
}

function DeliveryFields(props: Props) {
  const field = fieldOf(props);
  return (
    <FieldGroup title="Delivery and orders" hint="Used for every total from the next request on.">
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField label="Delivery (£)" inputMode="decimal" required {...field('shippingPence')} />
        <TextField
          label="Free delivery from (£)"
          inputMode="decimal"
          optional
          {...field('freeFromPence')}
          hint="Left blank it is never free"
        />
        <TextField
          label="Order prefix"
          required
          maxLength={4}
          {...field('orderPrefix')}
          hint="Before the digits of new order numbers"
        />
      </div>
      <TextAreaField
        label="Return address"
        rows={4}
        optional
        {...field('returnAddress')}
        hint="On the contact page and on packing slips"
      />
    </FieldGroup>
  );
}

function LegalFields(props: Props) {
  const field = fieldOf(props);
  return (
    <FieldGroup
      title="Legal particulars"
      hint="A company must show its name, number and registered office; whoever is registered for VAT its number. They stand in the footer."
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Company name" optional {...field('companyName')} />
        <TextField label="Company number" optional {...field('companyNumber')} />
        <TextField label="VAT number" optional {...field('vatNumber')} />
      </div>
      <CheckField name="vatRegistered" value={props.values.vatRegistered}>
        Registered for VAT: pages say that prices include it
      </CheckField>
      <TextAreaField label="Registered office" rows={3} optional {...field('registeredOffice')} />
    </FieldGroup>
  );
}

function SocialFields(props: Props) {
  const field = fieldOf(props);
  return (
    <FieldGroup title="Social links" hint="Shown in the footer; left out where blank.">
      {SOCIAL_SITES.map((site) => (
        <TextField
          key={site}
          label={<span className="first-letter:uppercase">{site}</span>}
          type="url"
          optional
          {...field(site)}
        />
      ))}
    </FieldGroup>
  );
}

function AboutFields(props: Props) {
  const field = fieldOf(props);
  return (
    <>
      <FieldGroup title="About page">
        <TextAreaField
          label="Story"
          rows={8}
          optional
          {...field('story')}
          hint="Blank lines part paragraphs; the first stands large. Left blank, the shop's own words stay."
        />
        <TextField label="Mission" optional {...field('mission')} />
      </FieldGroup>
      <Rows
        {...props}
        title="What we stand for"
        hint="Six, each with its picture. All blank, the shop's own words stay."
        list="values"
        least={VALUE_COUNT}
        most={VALUE_COUNT}
        fields={[
          { name: 'name', label: 'Name' },
          { name: 'text', label: 'Text', isLong: true },
        ]}
      />
      <Rows
        {...props}
        title="Figures"
        hint="Only true ones: invented figures are unlawful."
        list="figures"
        least={4}
        most={4}
        fields={[
          { name: 'figure', label: 'Figure' },
          { name: 'name', label: 'Of what' },
        ]}
      />
      <Rows
        {...props}
        title="Team"
        list="team"
        least={4}
        most={MOST_ROWS}
        fields={[
          { name: 'name', label: 'Name' },
          { name: 'position', label: 'Position' },
          { name: 'description', label: 'Description', isLong: true },
        ]}
      />
      <Rows
        {...props}
        title="What customers say"
        hint="On the home page. Only what real customers wrote, with their leave."
        list="testimonials"
        least={3}
        most={MOST_ROWS}
        fields={[
          { name: 'words', label: 'What they said', isLong: true },
          { name: 'who', label: 'Who' },
          { name: 'what', label: 'About what' },
        ]}
      />
    </>
  );
}

/** As many rows as are filled and one more, so that none needs a script; blank ones are none. */
function Rows({
  title,
  hint,
  list,
  least,
  most,
  fields,
  ...props
}: Props & {
  title: string;
  hint?: string;
  list: string;
  least: number;
  most: number;
  fields: { name: string; label: string; isLong?: boolean }[];
}) {
  const field = fieldOf(props);
  const isFilled = (place: number) => fields.some(({ name }) => props.values[`${list}.${place}.${name}`]);
  const places = Array.from({ length: most }, (_, place) => place);
  const shown = Math.min(most, Math.max(least, (places.findLast(isFilled) ?? -1) + 2));
  return (
    <FieldGroup title={title} hint={hint}>
      {places.slice(0, shown).map((place) => (
        <fieldset
          key={place}
          className="grid gap-3 border-t border-line pt-3 first-of-type:border-0 sm:grid-cols-2"
        >
          <legend className="sr-only">
            {title}, {place + 1}
          </legend>
          {fields.map(({ name, label, isLong }) =>
            isLong ? (
              <TextAreaField
                key={name}
                label={label}
                rows={3}
                className="sm:col-span-2"
                {...field(`${list}.${place}.${name}`)}
              />
            ) : (
              <TextField key={name} label={label} {...field(`${list}.${place}.${name}`)} />
            ),
          )}
        </fieldset>
      ))}
    </FieldGroup>
  );
}
