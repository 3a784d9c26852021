/** The package has no types. */
declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  export default function SwaggerUIBundle(options: Record<string, unknown>): {
    preauthorizeApiKey: (scheme: string, token: string) => void;
  };
}
