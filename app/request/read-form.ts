/** Returns the submitted form. Throws 400 when the body is not form data: the sender's mistake, so it is not logged. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw new Response('This is no form the shop can read.', { status: 400 });
  }
}
