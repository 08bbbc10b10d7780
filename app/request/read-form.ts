/** The form that was sent. What is no form is the sender's mistake (400) and not the shop's: nobody needs to read of it. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw new Response('This is no form the shop can read.', { status: 400 });
  }
}
