import { type Takes, command } from '../commands/command.ts'

export const loginTakes = {
  server: {
    value: 'url',
    text: {
      zh: '服务器地址；可以直接粘贴浏览器中的网址',
      en: 'address of the server; the address in your browser will do',
    },
  },
  account: { value: 'number', text: { zh: '账号', en: 'account number' } },
  passwordStdin: { text: { zh: '从标准输入读取密码', en: 'read the password from stdin' } },
  code: {
    value: 'code',
    text: {
      zh: '两步验证的验证码或恢复码；不给时在终端中询问',
      en: 'code or recovery code of the second factor; asked for in a terminal when left out',
    },
  },
  days: {
    value: 'days',
    number: { least: 1, most: 366 },
    default: 90,
    text: { zh: '令牌有效天数，1 到 366', en: 'days until the token ends, 1 to 366' },
  },
  readOnly: { text: { zh: '令牌只能读取，不能修改', en: 'a token that may read but not change' } },
} as const satisfies Takes

export const commands = [
  command({
    name: 'login',
    summary: {
      zh: '登录服务器。密码在终端中输入且不显示，或由 --password-stdin 读入；保存的是可吊销的个人令牌，不是密码。',
      en: 'Log in to a server. The password is typed in the terminal without being shown, or read by --password-stdin; what is kept is a personal token that can be revoked, never the password.',
    },
    takes: loginTakes,
    examples: {
      zh: [
        'icss auth login --server http://127.0.0.1:8080 --account 755003',
        'icss auth login --server https://icss.example.cn --account 755003 --password-stdin < 密码文件',
        'icss auth login --context 测试环境 --server http://10.0.0.8:8080 --account 755003',
      ],
      en: [
        'icss auth login --server http://127.0.0.1:8080 --account 755003',
        'icss auth login --server https://icss.example.cn --account 755003 --password-stdin < password-file',
        'icss auth login --context staging --server http://10.0.0.8:8080 --account 755003',
      ],
    },
    calls: ['sessions.adminLogin'],
    exits: ['interrupted'],
    load: () => import('./run-login.ts'),
  }),
  command({
    name: 'status',
    summary: { zh: '显示登录到哪个服务器、是谁', en: 'Show which server you are logged in to, and as whom' },
    takes: {},
    examples: {
      zh: ['icss auth status', 'icss auth status --json'],
      en: ['icss auth status', 'icss auth status --json'],
    },
    calls: ['sessions.show'],
    load: () => import('./run-status.ts'),
  }),
  command({
    name: 'logout',
    summary: {
      zh: '退出登录：在服务器上吊销令牌，并从本机删除',
      en: 'Log out: revoke the token at the server and delete it here',
    },
    takes: {},
    examples: {
      zh: ['icss auth logout', 'icss auth logout --context 测试环境'],
      en: ['icss auth logout', 'icss auth logout --context staging'],
    },
    calls: ['sessions.logout'],
    load: () => import('./run-logout.ts'),
  }),
]
