import type { TopicPart } from './topic.ts'

export default [
  {
    title: { zh: '服务器与登录', en: 'Server and login' },
    text: {
      zh: '服务器依次取 --context、ICSS_CONTEXT、ICSS_SERVER、当前上下文。',
      en: 'The server is that of --context, else ICSS_CONTEXT, else ICSS_SERVER, else the current context.',
    },
    terms: [
      [
        'ICSS_CONTEXT',
        {
          zh: '使用哪个上下文，见 icss context list',
          en: 'the context to use, see icss context list',
        },
      ],
      [
        'ICSS_SERVER',
        {
          zh: '服务器地址；有该服务器的上下文时用其登录',
          en: 'address of the server; where a context has that server, its login is used',
        },
      ],
      [
        'ICSS_TOKEN',
        { zh: '个人令牌，代替上下文保存的令牌', en: 'a personal token, in place of the one that the context keeps' },
      ],
      [
        'ICSS_TOKEN_FILE',
        {
          zh: '存放令牌的文件；设置了 ICSS_TOKEN 时不读',
          en: 'a file that holds the token; not read where ICSS_TOKEN is set',
        },
      ],
      [
        'XDG_CONFIG_HOME',
        {
          zh: '登录保存在此目录下的 icss/config.json，只有本人可读；默认 ~/.config',
          en: 'logins are kept in icss/config.json below this folder, which only its owner can read; else ~/.config',
        },
      ],
    ],
  },
  {
    title: { zh: '网络', en: 'Network' },
    text: {
      zh: '代理变量也可以小写，两种都有时以小写为准。',
      en: 'Names of proxies may be lower case, which counts where both are set.',
    },
    terms: [
      [
        'HTTPS_PROXY, https_proxy',
        {
          zh: '访问 https 服务器用的代理；没有时用 HTTP_PROXY',
          en: 'the proxy for https servers; else that of HTTP_PROXY',
        },
      ],
      ['HTTP_PROXY, http_proxy', { zh: '访问 http 服务器用的代理', en: 'the proxy for http servers' }],
      [
        'NO_PROXY, no_proxy',
        { zh: '不经代理的主机，用逗号隔开', en: 'hosts to reach without a proxy, separated by commas' },
      ],
      [
        'NODE_EXTRA_CA_CERTS',
        {
          zh: '机构自建 CA 的证书文件（PEM），由 Node 读取',
          en: 'PEM file with the certificates of your own CA; read by Node',
        },
      ],
    ],
  },
  {
    title: { zh: '语言与显示', en: 'Language and display' },
    terms: [
      [
        'ICSS_LANGUAGE',
        {
          zh: '界面语言，zh 或 en；--language 优先',
          en: 'language of the interface, zh or en; --language overrides it',
        },
      ],
      [
        'LC_ALL, LC_MESSAGES, LANG',
        {
          zh: '系统语言，取第一个有值的：en、C、POSIX 为英文，其余为中文',
          en: 'language of the system, by the first that is set: English for en, C and POSIX, else Chinese',
        },
      ],
      ['NO_COLOR', { zh: '设为任意值时不用颜色', en: 'any value: no colours' }],
      [
        'FORCE_COLOR',
        {
          zh: '没有终端时也用颜色；0 为不用。优先于 NO_COLOR，由 Node 读取',
          en: 'colours even without a terminal, or none with 0; overrides NO_COLOR; read by Node',
        },
      ],
      [
        'TERM',
        {
          zh: '为 dumb 时，终端不能重画，改为逐行报告进度',
          en: 'dumb: progress in lines, for a terminal that cannot redraw',
        },
      ],
      ['CI', { zh: '设为任意值时逐行报告进度', en: 'any value: progress in lines' }],
    ],
  },
  {
    title: { zh: '其他', en: 'Others' },
    terms: [
      ['ICSS_DEBUG', { zh: '设为 1 时，出错后还显示内部细节', en: '1: show where in the program a fault happened' }],
      [
        'TMPDIR',
        {
          zh: '临时文件的目录，例如从标准输入读入的表格；由 Node 读取',
          en: 'folder for temporary files, such as a table read from stdin; read by Node',
        },
      ],
      [
        'ICSS_NODE_TRIED',
        {
          zh: 'Node 过旧时 icss 换用仓库自带的 Node 重新启动，并自己设置它；无需您设置',
          en: 'set by icss itself when it restarts under the Node of the repository because yours is too old; do not set it',
        },
      ],
    ],
  },
] satisfies readonly TopicPart[]
