import { Controller, Get, Header } from '@nestjs/common';
import { DOCS_STYLE, docsPage } from './docs-page.ts';
import { openApiDocument } from './document.ts';

/** The shell, which passes it on, leaves a policy as it is: this one has to be whole. */
const DOCS_POLICY = "default-src 'none'; style-src 'self'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'";

@Controller('api')
export class OpenApiController {
  private readonly document = openApiDocument();
  private readonly page = docsPage(this.document);

  @Get('openapi.json')
  @Header('cache-control', 'public, max-age=300')
  json(): ReturnType<typeof openApiDocument> {
    return this.document;
  }

  @Get('docs')
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('content-security-policy', DOCS_POLICY)
  html(): string {
    return this.page;
  }

  @Get('docs.css')
  @Header('content-type', 'text/css; charset=utf-8')
  @Header('cache-control', 'public, max-age=300')
  style(): string {
    return DOCS_STYLE;
  }
}
