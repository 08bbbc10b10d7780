export function openApiDocument(origin: string): Record<string, unknown> {
  return {
    openapi: '3.1.0',
    info: { title: 'Zabelle', version: '1' },
    servers: [{ url: origin }],
    paths: {},
  };
}
