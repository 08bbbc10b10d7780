/** A shade as a disc, struck through where it is sold out. */
export function ShadeDisc({ shade, stock }: { shade: string | null; stock: number }) {
  return (
    <svg viewBox="0 0 44 44" aria-hidden="true" className="swatch-colour">
      <circle cx="22" cy="22" r="17" fill={shade ?? undefined} stroke="rgb(34 21 24 / 0.34)" />
      {stock <= 0 && (
        <>
          <path d="M10 34 34 10" stroke="#fff" strokeWidth="4" />
          <path d="M10 34 34 10" stroke="#5e4a4f" strokeWidth="1.5" />
        </>
      )}
      <circle cx="22" cy="22" r="20.5" className="swatch-ring" />
    </svg>
  );
}
