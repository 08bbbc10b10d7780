-- what orders of before sent was in their one parcel; movements are edited this once, to say so

drop trigger line_movement_edited;

update line_movements set parcel_id = order_id || '.parcel'
where kind = 'sent' and exists (select 1 from parcels where parcels.id = line_movements.order_id || '.parcel');

create trigger line_movement_edited before update on line_movements
begin
  select raise(abort, 'A line movement is never edited');
end;
