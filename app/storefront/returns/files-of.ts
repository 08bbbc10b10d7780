/** The pictures that a form carries; a field in which no file was chosen has an empty one. */
export async function filesOf(form: FormData): Promise<Uint8Array[]> {
  const files = form.getAll('pictures').filter((file) => typeof file !== 'string' && file.size > 0);
  return Promise.all(
    files.map(async (file) => new Uint8Array(typeof file === 'string' ? [] : await file.arrayBuffer())),
  );
}
