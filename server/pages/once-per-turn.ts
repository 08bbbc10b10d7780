/**
 * Returns the task made to run at most once per turn of the event loop. All requests of one turn had arrived before its
 * first one ran the task: a change between two of them is concurrent with both, and nothing becomes less exact.
 */
export function oncePerTurn(task: () => void): () => void {
  let hasRun = false;
  const nextTurn = () => {
    hasRun = false;
  };
  return () => {
    if (hasRun) return;
    hasRun = true;
    setImmediate(nextTurn);
    task();
  };
}
