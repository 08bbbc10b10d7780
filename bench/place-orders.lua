-- Arguments: the order as JSON, and a word that no other run uses. Each request is an order under its own key.
local body, run
local count = 0

function init(args)
  body, run = args[1], args[2]
end

function request()
  count = count + 1
  return wrk.format('POST', nil, {
    ['content-type'] = 'application/json',
    ['idempotency-key'] = run .. '-' .. count,
  }, body)
end
