-- the one price of delivery becomes the one service of one zone; a shop that changed nothing has the plan of a new shop

insert into shop_settings (section, value, version, updated_at)
select 'plan',
  jsonb_build_object(
    'zones', jsonb_build_array(jsonb_build_object(
      'id', 'home',
      'name',
      case when jsonb_array_length(coalesce(value::jsonb -> 'countries', '[]')) > 1 then 'All countries'
        else 'United Kingdom' end,
      'countries', coalesce(value::jsonb -> 'countries', '["GB"]'),
      'regions', '[]'::jsonb,
      'postcodes', '[]'::jsonb,
      'services', jsonb_build_array(jsonb_build_object(
        'id', 'standard',
        'name', 'Standard delivery',
        'isOn', true,
        'rates', jsonb_build_array(jsonb_build_object(
          'fromPence', 0,
          'upToGrams', null,
          'pricePence', coalesce(value::jsonb -> 'shippingPence', '599')
        )),
        'freeFromPence', coalesce(value::jsonb -> 'freeFromPence', '5000'),
        'firstDay', 3,
        'lastDay', 5,
        'cutOffHour', null
      ))
    )),
    'packingGrams', 0
  )::text,
  1, updated_at
from shop_settings
where section = 'delivery';

update shop_settings
set value = (value::jsonb - 'shippingPence' - 'freeFromPence' - 'countries')::text
where section = 'delivery';
