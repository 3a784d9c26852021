/** The package brings no types; what this page uses of it. */
declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  export default function SwaggerUIBundle(options: Record<string, unknown>): {
    preauthorizeApiKey: (scheme: string, token: string) => void;
  };
}
