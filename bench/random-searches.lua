-- Each request searches for two words that nobody has searched for before, so that no page can come from the cache.
local words = { 'serum', 'rose', 'cream', 'night', 'glow', 'velvet', 'matte', 'repair', 'hydra', 'citrus' }
local run, count = 0, 0

function init(args)
  run = tonumber(args[1])
  math.randomseed(run)
end

function request()
  count = count + 1
  local word = words[math.random(#words)]
  return wrk.format('GET', string.format('/products?search=%s+%x%x', word, run, count))
end
