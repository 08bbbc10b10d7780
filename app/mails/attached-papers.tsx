/** Names the papers that come with a mail. */
export function AttachedPapers({ papers = [] }: { papers?: readonly string[] | undefined }) {
  if (papers.length === 0) return null;
  return <p>Attached: {papers.join(', ')}.</p>;
}
