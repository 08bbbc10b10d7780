/** A telephone number, never broken at the end of a line. */
export function PhoneNumber({ number }: { number: string }) {
  return <span style={{ whiteSpace: 'nowrap' }}>{number}</span>;
}
