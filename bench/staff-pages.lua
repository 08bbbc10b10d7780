-- Arguments: the cookie of a member of staff, then the pages asked for in turn.
local headers, pages
local count = 0

function init(args)
  headers = { ['cookie'] = args[1], ['accept-encoding'] = 'br' }
  pages = { table.unpack and table.unpack(args, 2) or unpack(args, 2) }
end

function request()
  count = count + 1
  return wrk.format('GET', pages[(count - 1) % #pages + 1], headers)
end
