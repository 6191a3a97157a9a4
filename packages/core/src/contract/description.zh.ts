/** What the description of the API says, beside the summaries of its endpoints. */
export const descriptionZh = {
  title: 'ICSS 管理后台接口',
  about:
    '管理后台的全部接口，网页和命令行都用它。\n\n' +
    '登录后用 Cookie 或个人令牌（`Authorization: Bearer …`）访问。' +
    '列表分页：`page` 从 1 开始，`pageSize` 最多 100，`sort` 前加 `-` 为降序。' +
    '修改时带上读到的 `version`；已有更新的版本时答复 `request.conflict`。' +
    '出错时答复 `Problem`：`code` 是错误代码，`errors` 按字段列出错误。' +
    '人能看到的文字按 `Accept-Language` 用中文或英文。',
  contact: '平台方',
  license: '专有软件',
  ok: '成功',
  noContent: '成功，没有内容',
  problem: '未成功；代码见接口说明。',
  idempotencyKey: '给这次调用起的名字。用同一个名字重发，不会重复执行，而是得到同一个答复。',
}
