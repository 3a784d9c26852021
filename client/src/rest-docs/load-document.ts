interface Parameter {
  required: boolean;
  description?: string;
  example?: unknown;
}
interface Field {
  type?: string;
  example?: unknown;
}
interface Form {
  schema: { properties: Record<string, Field> };
  example: Record<string, unknown>;
}
interface Operation {
  parameters: Parameter[];
  requestBody?: { content: { 'multipart/form-data'?: Form } };
}
export interface OpenApiDocument {
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
}

/** The document as this page shows it: tried out against the server that the page came from, wherever it is opened. */
export async function loadDocument(): Promise<OpenApiDocument> {
  const response = await fetch('/api/openapi.json');
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const document = (await response.json()) as OpenApiDocument;
  document.servers = [{ url: window.location.origin }];
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  for (const { parameters, requestBody } of operations) {
    parameters.filter(({ required }) => !required).forEach(tellExample);
    const form = requestBody?.content['multipart/form-data'];
    if (form) fillIn(form);
  }
  return document;
}

/** Swagger UI sends every example that it is given; all conditions at once find nothing. */
function tellExample(parameter: Parameter): void {
  const { description = '', example } = parameter;
  delete parameter.example;
  if (example !== undefined) parameter.description = `${description} 예: \`${[example].flat().map(String).join(', ')}\``;
}

/** It makes up values for the fields of a form unless each has an example of its own. */
function fillIn({ schema: { properties }, example }: Form): void {
  for (const [name, field] of Object.entries(properties)) field.example = example[name] ?? (field.type === 'array' ? [] : '');
}
