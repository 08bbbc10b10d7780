export function ReorderStatus({ announcement }: { announcement: string }) {
  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  );
}
