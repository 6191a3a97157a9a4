import type { CatalogueWording } from '../errors/wording.ts'
import type { connectionErrors } from './connection.errors.ts'

export const connectionErrorsZh = {
  'client.certificate': {
    says: '{{host}} 的证书不可信：{{reason}}',
    fix: '机构自建 CA 的，请用环境变量 NODE_EXTRA_CA_CERTS 指定该 CA 的证书文件（PEM）；否则可能有人冒充服务器，请联系运维人员，不要输入密码。',
    names: {
      reason: {
        CERT_HAS_EXPIRED: '已过期',
        CERT_NOT_YET_VALID: '尚未生效',
        ERR_TLS_CERT_ALTNAME_INVALID: '不是签发给这个地址的',
        DEPTH_ZERO_SELF_SIGNED_CERT: '由自己签发',
        SELF_SIGNED_CERT_IN_CHAIN: '由本机不认识的机构签发',
        UNABLE_TO_GET_ISSUER_CERT: '由本机不认识的机构签发',
        UNABLE_TO_GET_ISSUER_CERT_LOCALLY: '由本机不认识的机构签发',
        UNABLE_TO_VERIFY_LEAF_SIGNATURE: '由本机不认识的机构签发',
      },
    },
  },
  'client.proxy': {
    says: '代理 {{proxy}} 未能连到 {{host}}（{{reason}}）',
    fix: '请检查 HTTPS_PROXY 和 HTTP_PROXY 中的代理地址，以及代理是否放行；无需代理时，请把服务器加入 NO_PROXY。',
  },
  'client.proxy_login': {
    says: '代理 {{proxy}} 要求登录，没有连到 {{host}}（407）',
    fix: '请在 HTTPS_PROXY 或 HTTP_PROXY 中写上代理的账号和密码：http://账号:密码@{{proxy}}。',
  },
} as const satisfies Record<keyof typeof connectionErrors, CatalogueWording>
