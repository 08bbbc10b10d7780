/** Throws 400, unlogged, when the body is not form data: the sender's mistake, not the shop's. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw new Response('This is no form the shop can read.', { status: 400 });
  }
}
