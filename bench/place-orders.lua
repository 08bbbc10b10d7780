-- Arguments: an order as JSON with EMAIL in it, and a word that no other run uses. Each request is an order of another customer under
-- its own key: mails to one address are bounded.
local before, after, run
local count = 0

function init(args)
  run = args[2]
  before, after = args[1]:match('^(.*)EMAIL(.*)$')
end

function request()
  count = count + 1
  return wrk.format('POST', nil, {
    ['content-type'] = 'application/json',
    ['idempotency-key'] = run .. '-' .. count,
  }, before .. 'c' .. count .. '.' .. run .. '@bench.example' .. after)
end
