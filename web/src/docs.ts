// The interface for programs, at /docs: drawn here, so that it needs no other host than the server.
import 'swagger-ui-dist/swagger-ui.css';
import { withRoot } from './core/root';
import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js';

SwaggerUI({ url: withRoot('/openapi.json'), dom_id: '#docs', deepLinking: true, validatorUrl: null });
