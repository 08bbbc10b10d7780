-- the one price of delivery becomes the one service of one zone; a shop that changed nothing has the plan of a new shop

insert into shop_settings (section, value, version, updated_at)
select 'plan',
  json_object(
    'zones', json_array(json_object(
      'id', 'home',
      'name', case when json_array_length(value, '$.countries') > 1 then 'All countries' else 'United Kingdom' end,
      'countries', json(coalesce(json_extract(value, '$.countries'), '["GB"]')),
      'regions', json('[]'),
      'postcodes', json('[]'),
      'services', json_array(json_object(
        'id', 'standard',
        'name', 'Standard delivery',
        'isOn', json('true'),
        'rates', json_array(json_object(
          'fromPence', 0,
          'upToGrams', null,
          'pricePence', coalesce(json_extract(value, '$.shippingPence'), 599)
        )),
        'freeFromPence',
        case when json_type(value, '$.freeFromPence') is null then 5000 else json_extract(value, '$.freeFromPence') end,
        'firstDay', 3,
        'lastDay', 5,
        'cutOffHour', null
      ))
    )),
    'packingGrams', 0
  ),
  1, updated_at
from shop_settings
where section = 'delivery';

update shop_settings
set value = json_remove(value, '$.shippingPence', '$.freeFromPence', '$.countries')
where section = 'delivery';
