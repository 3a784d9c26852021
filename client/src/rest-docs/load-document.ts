interface OpenApiDocument {
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
}
interface Operation {
  parameters: { required: boolean; description?: string; example?: unknown }[];
  requestBody?: { content: { 'multipart/form-data'?: Form } };
}
interface Form {
  schema: { properties: Record<string, { type?: string; example?: unknown }> };
  example: Record<string, unknown>;
}

const EXAMPLE_LABEL = '예';

/** The document with changes for this page; requests go to the server that the page came from. */
export async function loadDocument(): Promise<OpenApiDocument> {
  const response = await fetch('/api/openapi.json');
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const document = (await response.json()) as OpenApiDocument;
  document.servers = [{ url: window.location.origin }];
  for (const { parameters, requestBody } of Object.values(document.paths).flatMap((methods) => Object.values(methods))) {
    parameters.filter(({ required }) => !required).forEach(moveExampleToDescription);
    const form = requestBody?.content['multipart/form-data'];
    if (form) fillForm(form);
  }
  return document;
}

/** Swagger UI sends every example value, and all conditions at once find nothing. */
function moveExampleToDescription(parameter: Operation['parameters'][number]): void {
  const { description = '', example } = parameter;
  delete parameter.example;
  if (example !== undefined)
    parameter.description = `${description} ${EXAMPLE_LABEL}: \`${[example].flat().map(String).join(', ')}\``;
}

/** Swagger UI invents values for fields without an example of their own. */
function fillForm({ schema: { properties }, example }: Form): void {
  for (const [name, field] of Object.entries(properties)) field.example = example[name] ?? (field.type === 'array' ? [] : '');
}
