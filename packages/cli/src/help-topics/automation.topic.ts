import type { TopicPart } from './topic.ts'

export default [
  {
    title: { zh: '登录', en: 'Login' },
    text: {
      zh: '给脚本一个只够用的个人令牌：限定天数、只读、只能调用某些接口组。令牌只显示一次，单独写到标准输出。用 ICSS_SERVER 和 ICSS_TOKEN_FILE 交给脚本，不写在命令行里。',
      en: 'Give a script a personal token that can do no more than the script needs: for some days, to read only, for some groups of endpoints. It is shown once, alone on stdout. Pass it by ICSS_SERVER and ICSS_TOKEN_FILE, not on a command line.',
    },
    lines: [
      'icss tokens create backup --read-only --days 30 > token',
      'export ICSS_SERVER=https://icss.example.cn ICSS_TOKEN_FILE=token',
      'icss members export -o members.csv',
    ],
  },
  {
    title: { zh: '上下文', en: 'Contexts' },
    text: {
      zh: '每次 icss auth login --context NAME 保存一个上下文：服务器、账号和令牌。脚本里用 --context 或 ICSS_CONTEXT 指明，不依赖 icss context use 选定的那个。保存的令牌只发给签发它的服务器。',
      en: 'Each icss auth login --context NAME keeps a context: a server, an account and a token. In scripts name it by --context or ICSS_CONTEXT, rather than rely on what icss context use has chosen. A token that is kept goes only to the server that gave it.',
    },
  },
  {
    title: { zh: '确认', en: 'Confirmation' },
    terms: [
      [
        '--yes',
        {
          zh: '难以撤回的命令不再询问；没有终端又没有 --yes 时拒绝，退出码 2',
          en: 'do what is hard to take back without asking; without it and without a terminal, the command is refused with exit code 2',
        },
      ],
      ['--no-input', { zh: '在终端里也从不提问', en: 'never ask, not even in a terminal' }],
      [
        '--dry-run',
        {
          zh: '许多会更改内容的命令可以先试运行，不写入任何数据',
          en: 'report what would happen, which many commands that change something can; nothing is written',
        },
      ],
    ],
  },
  {
    title: { zh: '重复执行', en: 'Running it again' },
    text: {
      zh: '每次更改带有幂等键：连接断开后自动重发，不会执行两次。再次运行命令则是新的一次调用，但以下几种可以放心重来：同一文件的导入未结束时会接上，不会另起一次；同一计划（permissions apply、chapters apply）只执行一次；--on-conflict skip 的导入跳过已有内容。',
      en: 'Each change carries an idempotency key: when the connection is lost it is sent again, and done once. A command that you run again makes a new call, which is safe for these: an import of the same file joins the run that has not ended; a plan (permissions apply, chapters apply) is applied once; an import with --on-conflict skip passes over what is there.',
    },
  },
  {
    title: { zh: '等待', en: 'Waiting' },
    text: {
      zh: '批量任务的命令等到任务结束才退出，退出码说明结果。服务器繁忙（429）时按其要求等待，连接断开时重试 10 分钟。Ctrl-C 或 SIGTERM 以 130 退出，任务在服务器上继续，可以再接上：',
      en: 'A command that starts a bulk run ends when the run does, and its exit code tells how that went. It waits as long as a busy server (429) asks, and retries a lost connection for 10 minutes. Ctrl-C or SIGTERM ends it with 130; the run goes on at the server and can be followed again:',
    },
    lines: ["icss operations list --limit 1 --jq '.items[].id'", 'icss operations watch ID'],
  },
  {
    title: { zh: '标准输入与标准输出', en: 'Stdin and stdout' },
    text: {
      zh: '结果写到标准输出，进度、提示和错误写到标准错误；--quiet 不显示进度和提示。导入的文件写 - 表示标准输入；导出不给 --output 或写 - 时写到标准输出；写入的文件写完整后才会出现。',
      en: 'Results go to stdout; progress, advice and errors to stderr; --quiet leaves out progress and advice. For the file of an import - is stdin; an export without --output, or with -, goes to stdout. A file that is written appears only when it is whole.',
    },
    lines: ['icss members export --format jsonl | grep 深圳', 'icss members import - --quiet --json < members.csv'],
  },
] satisfies readonly TopicPart[]
