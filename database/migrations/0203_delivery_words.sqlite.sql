-- pages the shop brought say what holds in a shop whose delivery depends on the place too; a sentence the owner changed stays

update pages set body = replace(
  body,
  '{{delivery.countries}}. The price is the same for all of them.',
  '{{delivery.countries}}.' || char(10) || char(10) || '{{if:one-price}}The price is the same for all of them.' || char(10) || char(10)
    || '{{if:no-one-price}}What it costs, and when it arrives, depends on where it goes and how: every product says it for your postcode.'
) where slug = 'shipping';
