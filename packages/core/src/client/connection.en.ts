import type { CatalogueWording } from '../errors/wording.ts'
import type { connectionErrors } from './connection.errors.ts'

export const connectionErrorsEn: Record<keyof typeof connectionErrors, CatalogueWording> = {
  'client.certificate': {
    says: 'The certificate of {{host}} is not trusted: {{reason}}',
    fix: 'If it is of a CA of your own, name the file of that CA (PEM) in the environment variable NODE_EXTRA_CA_CERTS; otherwise somebody may pose as the server: ask the operator, and type no password.',
    names: {
      reason: {
        CERT_HAS_EXPIRED: 'it has expired',
        CERT_NOT_YET_VALID: 'it is not valid yet',
        ERR_TLS_CERT_ALTNAME_INVALID: 'it is not for this address',
        DEPTH_ZERO_SELF_SIGNED_CERT: 'it is signed by itself',
        SELF_SIGNED_CERT_IN_CHAIN: 'who signed it is not known here',
        UNABLE_TO_GET_ISSUER_CERT: 'who signed it is not known here',
        UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'who signed it is not known here',
        UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'who signed it is not known here',
      },
    },
  },
  'client.proxy': {
    says: 'The proxy {{proxy}} did not connect to {{host}} ({{reason}})',
    fix: 'Check the address in HTTPS_PROXY and HTTP_PROXY, and what the proxy lets through; if no proxy is needed, add the server to NO_PROXY.',
  },
  'client.proxy_login': {
    says: 'The proxy {{proxy}} asks for a login and did not connect to {{host}} (407)',
    fix: 'Write its account and password into HTTPS_PROXY or HTTP_PROXY: http://account:password@{{proxy}}.',
  },
}
