import type { Language } from '@icss/core/copy/language.ts'

const zh = `## 第一个小时

从表格导入 1,000 家会员企业、开通 50 个子频道、批量设置权限，再全部撤销。以演示数据的账号为例；每一步都可以先加 \`--dry-run\`，中途断开后再次运行同一命令即可继续。

1\\. 登录：商会管理员、主频道管理员、平台各用一个上下文。密码在终端里输入，不显示。

\`\`\`sh
icss auth login --context chamber --server http://127.0.0.1:8080 --account 755003
icss auth login --context main --server http://127.0.0.1:8080 --account 755001
icss auth login --context platform --server http://127.0.0.1:8080 --account 100001
\`\`\`

2\\. 主频道默认可有 50 个子频道，演示数据已占几个，所以先由平台增加；主频道的编号见 \`icss platform list\`。

\`\`\`sh
icss platform list --kind main --context platform
icss platform quotas 019aa4e0-7b1c-7000-8000-000000000000 --sub-channels 100 --context platform
\`\`\`

3\\. 开通子频道：\`channels.csv\` 每行一个，权限模板空着即为全部开放。先试运行，再导入。

\`\`\`csv channels.csv
频道名称,简称,管理员账号,权限模板
第001分部,分部001,756001,
\`\`\`

\`\`\`sh
icss sub-channels import channels.csv --dry-run --context main
icss sub-channels import channels.csv --context main
icss sub-channels list --context main
\`\`\`

4\\. 导入会员企业：\`members.csv\` 每行一家。未通过的行连同原因写入 \`members.rejected.csv\`，改正后再导入该文件即可。

\`\`\`csv members.csv
企业名称,行业,行业标签
第001软件有限公司,制造业,软件
\`\`\`

\`\`\`sh
icss members import members.csv --context chamber
icss members export -o all.csv --context chamber
\`\`\`

5\\. 设置权限：\`rights.csv\` 每行一个频道，每列一项权限，填是或否，空着则不变。逐行查看预览，再执行；超过 20 个频道时须输入个数。

\`\`\`csv rights.csv
频道,上传文件,发布通知
第001分部,否,否
\`\`\`

\`\`\`sh
icss permissions plan rights.csv --save plan.json --context main
icss permissions apply plan.json --context main
icss permissions show --context main
\`\`\`

6\\. 撤销：编号见 \`icss operations list\`；从最后一个任务开始。先显示会收回多少、不动多少，再询问；之后又被修改过的保持不变，并逐行说明。

\`\`\`sh
icss operations list --context main
icss operations undo 019aa4e0-7b1c-7000-8000-000000000000 --context main
icss operations undo 019aa4e0-7b1c-7000-8000-000000000000 --context main
icss operations undo 019aa4e0-7b1c-7000-8000-000000000000 --context chamber
\`\`\``

const en = `## The first hour

Import 1,000 member companies, open 50 sub-channels, set their permissions, then take all of it back, from tables. The accounts are those of the demo data. Every step may be tried with \`--dry-run\` first; one that was broken off goes on when the same command is run again.

1\\. Log in: a context for the chamber's administrator, one for the main channel's, one for the platform. The password is typed in the terminal and not shown.

\`\`\`sh
icss auth login --context chamber --server http://127.0.0.1:8080 --account 755003
icss auth login --context main --server http://127.0.0.1:8080 --account 755001
icss auth login --context platform --server http://127.0.0.1:8080 --account 100001
\`\`\`

2\\. A main channel may have 50 sub-channels, and those of the demo are there already; so the platform gives it more first. The id of the main channel stands in \`icss platform list\`.

\`\`\`sh
icss platform list --kind main --context platform
icss platform quotas 019aa4e0-7b1c-7000-8000-000000000000 --sub-channels 100 --context platform
\`\`\`

3\\. Open sub-channels: \`channels.csv\` has one a row; without a template all permissions are open. Try it, then import.

\`\`\`csv channels.csv
Channel,Abbreviation,Administrator,Permission template
Branch 001,Br001,756001,
\`\`\`

\`\`\`sh
icss sub-channels import channels.csv --dry-run --context main
icss sub-channels import channels.csv --context main
icss sub-channels list --context main
\`\`\`

4\\. Import member companies: \`members.csv\` has one a row. Rejected rows are written to \`members.rejected.csv\` with their reasons; correct that file and import it.

\`\`\`csv members.csv
Company name,Industry,Industry tags
Software 001 Ltd,Manufacturing,Software
\`\`\`

\`\`\`sh
icss members import members.csv --context chamber
icss members export -o all.csv --context chamber
\`\`\`

5\\. Set permissions: \`rights.csv\` has a channel a row and a permission a column, yes or no, empty to leave it. Read the plan row by row, then apply it; above 20 channels the number has to be typed.

\`\`\`csv rights.csv
Channel,Upload files,Publish notices
Branch 001,no,no
\`\`\`

\`\`\`sh
icss permissions plan rights.csv --save plan.json --context main
icss permissions apply plan.json --context main
icss permissions show --context main
\`\`\`

6\\. Undo: ids stand in \`icss operations list\`; begin with the last run. It shows what would be taken back and what would be left, then asks. What was changed since is left alone, and told row by row.

\`\`\`sh
icss operations list --context main
icss operations undo 019aa4e0-7b1c-7000-8000-000000000000 --context main
icss operations undo 019aa4e0-7b1c-7000-8000-000000000000 --context main
icss operations undo 019aa4e0-7b1c-7000-8000-000000000000 --context chamber
\`\`\``

/** The journey of a new user, as a chapter of the reference; a test goes it, so that it stays true. */
export const firstHour: Readonly<Record<Language, string>> = { zh, en }
