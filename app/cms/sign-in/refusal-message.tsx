/** Why nobody was let in, where no single field is to blame. */
export function RefusalMessage({ children }: { children: string | null | undefined }) {
  return (
    children && (
      <p role="alert" className="rounded-xl bg-blush-soft px-4 py-3 font-medium text-rose-deep">
        {children}
      </p>
    )
  );
}
