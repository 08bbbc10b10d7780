import { FieldGroup } from '#app/cms/ui/editor-form.tsx';
import { TextAreaField, TextField } from '#app/ui/field.tsx';
import { type SettingsSection, SOCIAL_SITES } from '#domain/shop.ts';

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
      <TextField
        label="Announcement"
        optional
        {...field('announcement')}
        hint="The line above the header; {free-from} becomes the amount from which delivery is free"
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
          required
          {...field('freeFromPence')}
          hint="0 makes it always free"
        />
        <TextField
          label="Order prefix"
          required
          maxLength={4}
          {...field('orderPrefix')}
          hint="Before the digits of new order numbers"
        />
      </div>
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
        title="Figures"
        hint="Only true ones: invented figures are unlawful."
        list="figures"
        count={4}
        fields={[
          { name: 'figure', label: 'Figure' },
          { name: 'name', label: 'Of what' },
        ]}
      />
      <Rows
        {...props}
        title="Team"
        list="team"
        count={6}
        fields={[
          { name: 'name', label: 'Name' },
          { name: 'position', label: 'Position' },
          { name: 'description', label: 'Description' },
        ]}
      />
      <Rows
        {...props}
        title="What customers say"
        hint="On the home page. Only what real customers wrote, with their leave."
        list="testimonials"
        count={3}
        fields={[
          { name: 'words', label: 'What they said' },
          { name: 'who', label: 'Who' },
          { name: 'what', label: 'About what' },
        ]}
      />
    </>
  );
}

function Rows({
  values,
  errors,
  title,
  hint,
  list,
  count,
  fields,
}: Props & {
  title: string;
  hint?: string;
  list: string;
  count: number;
  fields: { name: string; label: string }[];
}) {
  return (
    <FieldGroup title={title} hint={hint}>
      {Array.from({ length: count }, (_, place) => place).map((place) => (
        <div key={place} className="grid gap-3 sm:grid-cols-3">
          {fields.map(({ name, label }) => (
            <TextField
              key={name}
              label={`${label} ${place + 1}`}
              name={`${list}.${place}.${name}`}
              defaultValue={values[`${list}.${place}.${name}`]}
            />
          ))}
        </div>
      ))}
      {fields.map(
        ({ name }) =>
          errors[name] && (
            <p key={name} className="field-error">
              {errors[name]}
            </p>
          ),
      )}
    </FieldGroup>
  );
}
