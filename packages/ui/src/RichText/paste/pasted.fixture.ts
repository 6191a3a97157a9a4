/** What was copied, as these programs write it, and what of it a text holds; pictures by their turn. */
export type PastedFixture = {
  readonly name: string
  readonly html: string
  readonly rtf?: string
  readonly holds: string
  /** Where each picture is taken from: its address, the type of its bytes, or nothing. */
  readonly pictures?: readonly string[]
  readonly isContentLost?: true
}

const word = (body: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><o:OfficeDocumentSettings/></xml><![endif]--><style>p.MsoNormal{margin:0cm;font-size:10.5pt}</style></head><body lang=ZH-CN><!--StartFragment-->${body}<!--EndFragment--></body></html>`
const point = (level: number, marker: string, words: string) =>
  `<p class=MsoListParagraph style='margin-left:18.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span lang=EN-US style='font-family:Wingdings'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]><span>${words}</span><span lang=EN-US><o:p></o:p></span></p>`
const wps = (body: string) =>
  `<html xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name="ProgId" content="Word.Document"><meta name="Generator" content="WPS Office"></head><body style="tab-interval:21pt;text-justify-trim:punctuation;"><!--StartFragment--><div class="Section0" style="layout-grid:15.6000pt;">${body}</div><!--EndFragment--></body></html>`
const weChat = (body: string) =>
  `<div class="rich_media_content js_underline_content" id="js_content" style="visibility: hidden; opacity: 0;">${body}</div>`
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const pngHex =
  '89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d4944415478da6364f8cf500f0003860180'
const local = (at: number) =>
  `<p class=MsoNormal><!--[if gte vml 1]><v:shape><v:imagedata src="file:///C:/Users/w/clip_image00${at}.png"/></v:shape><![endif]--><![if !vml]><img width=320 height=180 src="file:///C:/Users/w/clip_image00${at}.png" v:shapes="图片_x0020_${at}"><![endif]></p>`
const pict = (kind: string) =>
  `{\\*\\shppict{\\pict{\\*\\picprop\\shplid1025}\\picscalex100\\picw8467\\pich4763\\${kind}\\bliptag-123{\\*\\blipuid aabbccdd}\r\n${pngHex}\r\n${pngHex}}}{\\nonshppict{\\pict\\picw1\\wmetafile8 ${'01'.repeat(80)}}}`

export const pasted: readonly PastedFixture[] = [
  {
    name: 'WeChat: sections around sections',
    html: weChat(
      '<section style="box-sizing:border-box"><section style="margin:10px 0"><section><span style="font-size:15px;color:#888">各会员企业：</span></section></section><p><br></p><p style="text-indent:2em"><span>年会<span style="font-weight:bold">将至</span>。</span></p></section>',
    ),
    holds: 'paragraph(各会员企业：) paragraph(年会 将至:strong 。)',
  },
  {
    name: 'WeChat: pictures that are loaded late',
    html: weChat(
      '<p><img class="rich_pages wxw-img" data-ratio="0.66" data-src="https://mmbiz.qpic.cn/mmbiz_jpg/abc/640?wx_fmt=jpeg" data-w="1080" src="data:image/svg+xml,%3Csvg%3E%3C/svg%3E" alt="图片"></p><p>会场</p>',
    ),
    holds: 'picture0() paragraph(会场)',
    pictures: ['https://mmbiz.qpic.cn/mmbiz_jpg/abc/640?wx_fmt=jpeg'],
  },
  {
    name: 'WeChat: a list',
    html: weChat(
      '<ul class="list-paddingleft-1"><li><p><span>签到</span></p></li><li><section>交流</section></li></ul>',
    ),
    holds: 'bullet_list(list_item(paragraph(签到)) list_item(paragraph(交流)))',
  },
  {
    name: 'WeChat: a video and a sound',
    html: weChat(
      '<p>看看</p><iframe class="video_iframe" data-src="https://v.qq.com/x"></iframe><mpvoice name="a"></mpvoice><p>完</p>',
    ),
    holds: 'paragraph(看看) paragraph(完)',
    isContentLost: true,
  },
  {
    name: 'WeChat: an ornament and a drawing with words',
    html: weChat('<section><svg viewBox="0 0 1 1"><rect/></svg></section><p>一</p><svg><text>藏字</text></svg>'),
    holds: 'paragraph(一)',
    isContentLost: true,
  },
  {
    name: 'WeChat: an ornament alone is style',
    html: weChat('<section><svg viewBox="0 0 1 1"><rect/></svg></section><hr><p>一</p>'),
    holds: 'paragraph(一)',
  },
  {
    name: 'WeChat: a little face between words',
    html: weChat(
      '<p>好<img class="wx-face" src="https://res.wx.qq.com/face.png" width="20" height="20" alt="[微笑]">的</p>',
    ),
    holds: 'paragraph(好[微笑]的)',
  },
  {
    name: 'WeChat: a table',
    html: weChat(
      '<table><tbody><tr><td width="100"><p><span><strong>时间</strong></span></p></td><td>事项</td></tr><tr><td>09:00</td><td><br></td></tr></tbody></table>',
    ),
    holds:
      'table(table_row(table_cell(paragraph(时间:strong)) table_cell(paragraph(事项))) table_row(table_cell(paragraph(09:00)) table_cell(paragraph())))',
  },
  {
    name: 'WeChat: a card of one cell',
    html: weChat('<table><tbody><tr><td style="border:1px solid"><p>卡片</p></td></tr></tbody></table>'),
    holds: 'paragraph(卡片)',
  },
  {
    name: 'WeChat: underlined, slanted, crossed out',
    html: weChat('<p><span style="text-decoration: underline;">划</span><em>斜</em><del>删</del></p>'),
    holds: 'paragraph(划:underline 斜:em 删)',
  },
  {
    name: 'Word: headings and words',
    html: word(
      "<h1 style='mso-list:none'><span>年会通知<span lang=EN-US><o:p></o:p></span></span></h1><p class=MsoNormal><b><span style='font-size:12.0pt'>时间</span></b><span>：</span><i>待定</i><span lang=EN-US><o:p>&nbsp;</o:p></span></p>",
    ),
    holds: 'heading1(年会通知) paragraph(时间:strong ： 待定:em)',
  },
  {
    name: 'Word: a title',
    html: word('<p class=MsoTitle><span>章程</span></p><p class=MsoNormal>第一条</p>'),
    holds: 'heading1(章程) paragraph(第一条)',
  },
  {
    name: 'Word: points',
    html: word(point(1, '\u00d8', '签到') + point(1, '\u00d8', '交流')),
    holds: 'bullet_list(list_item(paragraph(签到)) list_item(paragraph(交流)))',
  },
  {
    name: 'Word: numbers with points below',
    html: word(
      point(1, '1.', '上午') + point(2, '\u00b7', '签到') + point(2, '\u00b7', '致辞') + point(1, '2.', '下午'),
    ),
    holds:
      'ordered_list(list_item(paragraph(上午) bullet_list(list_item(paragraph(签到)) list_item(paragraph(致辞)))) list_item(paragraph(下午)))',
  },
  {
    name: 'Word: two lists with words between',
    html: word(`${point(1, '1.', '甲')}<p class=MsoNormal>另</p>${point(1, '2.', '乙')}`),
    holds: 'ordered_list(list_item(paragraph(甲))) paragraph(另) ordered_list(list_item(paragraph(乙)))',
  },
  {
    name: 'Word: Chinese numbers',
    html: word(point(1, '一、', '总则') + point(1, '二、', '会员')),
    holds: 'ordered_list(list_item(paragraph(总则)) list_item(paragraph(会员)))',
  },
  {
    name: 'Word: a table with a wide cell and the row that is none',
    html: word(
      '<table class=MsoTableGrid border=1><tr><td width=200 colspan=2><p class=MsoNormal>议程<o:p></o:p></p></td></tr><tr><td><p class=MsoNormal>一</p></td><td><p class=MsoNormal>二</p></td></tr><![if !supportMisalignedColumns]><tr height=0><td width=100></td><td width=100></td></tr><![endif]></table>',
    ),
    holds:
      'table(table_row(table_cell(paragraph(议程))) table_row(table_cell(paragraph(一)) table_cell(paragraph(二))))',
  },
  {
    name: 'Word: pictures of that machine, by what RTF has of them',
    html: word(`${local(1)}<p class=MsoNormal>中</p>${local(2)}`),
    rtf: `{\\rtf1\\ansi ${pict('pngblip')} text ${pict('jpegblip')}}`,
    holds: 'picture0() paragraph(中) picture1()',
    pictures: ['image/png', 'image/jpeg'],
  },
  {
    name: 'Word: pictures of that machine without RTF',
    html: word(local(1)),
    holds: 'picture0()',
    pictures: [''],
  },
  {
    name: 'Word: a link',
    html: word(
      '<p class=MsoNormal><a href="https://example.cn/a?b=1"><span style=\'color:blue;text-decoration:underline\'>报名</span></a></p>',
    ),
    holds: 'paragraph(报名:link https://example.cn/a?b=1)',
  },
  {
    name: 'Word: what is hidden',
    html: word("<p class=MsoNormal>见<span style='display:none;mso-hide:all'>批注</span></p>"),
    holds: 'paragraph(见)',
  },
  {
    name: 'WPS: a heading by its outline level',
    html: wps('<p class="2" style="mso-outline-level:2"><b><span>会议须知</span></b></p><p class=MsoNormal>请准时</p>'),
    holds: 'heading2(会议须知:strong) paragraph(请准时)',
  },
  {
    name: 'WPS: a list',
    html: wps(
      '<p class=MsoNormal style="margin-left:0;mso-list:l0 level1 lfo1;"><!--[if !supportLists]--><span style="mso-list:Ignore;">1.<span>&nbsp;</span></span><!--[endif]--><span>带名片</span></p><p class=MsoNormal style="mso-list:l0 level1 lfo1;"><!--[if !supportLists]--><span style="mso-list:Ignore;">2.</span><!--[endif]-->提前到</p>',
    ),
    holds: 'ordered_list(list_item(paragraph(带名片)) list_item(paragraph(提前到)))',
  },
  {
    name: 'WPS: a picture in the page itself',
    html: wps(`<p class=MsoNormal><img width="200" height="100" src="data:image/png;base64,${png}"></p>`),
    holds: 'picture0()',
    pictures: ['image/png'],
  },
  {
    name: 'WPS: a table of a sheet',
    html: '<html><body><table><colgroup><col width=72></colgroup><caption>名单</caption><thead><tr><th>姓名</th><th>职务</th></tr></thead><tbody><tr><td>王明</td><td>经理</td></tr></tbody></table></body></html>',
    holds:
      'paragraph(名单) table(table_row(table_header(paragraph(姓名)) table_header(paragraph(职务))) table_row(table_cell(paragraph(王明)) table_cell(paragraph(经理))))',
  },
  {
    name: 'A page: scripts, handlers and links that run',
    html: '<div onclick="x()"><script>x()</script><style>p{}</style><p onmouseover="x()">一<a href="javascript:x()">坏</a><a href="  JaVaScRiPt:x()">也坏</a><a href="/rel">近</a><a href="mailto:a@b.cn">信</a></p></div>',
    holds: 'paragraph(一坏也坏近信)',
  },
  {
    name: 'A page: drawings with handlers',
    html: '<p>一</p><svg onload="x()"><foreignObject><p>里</p><script>x()</script></foreignObject></svg><img src="data:image/svg+xml;base64,PHN2Zz4=" width="90" height="90">',
    holds: 'paragraph(一) picture0()',
    pictures: [''],
    isContentLost: true,
  },
  {
    name: 'A page: a form',
    html: '<form action="https://evil.cn"><p>账号</p><input name="a"><button>登录</button></form><p>完</p>',
    holds: 'paragraph(完)',
    isContentLost: true,
  },
  {
    name: 'A page: what counts readers',
    html: '<p>一<img src="https://count.cn/1.gif" width="1" height="1"></p>',
    holds: 'paragraph(一)',
  },
  {
    name: 'A page: a table in a table',
    html: '<table><tr><td>外<table><tr><td>内</td><td>里</td></tr></table></td><td>旁</td></tr></table>',
    holds: 'table(table_row(table_cell(paragraph(外) paragraph(内) paragraph(里)) table_cell(paragraph(旁))))',
  },
  {
    name: 'A page: a list five deep',
    html: '<ul><li>1<ul><li>2<ul><li>3<ul><li>4<ul><li>5</li></ul></li></ul></li></ul></li></ul></li></ul>',
    holds:
      'bullet_list(list_item(paragraph(1) bullet_list(list_item(paragraph(2) bullet_list(list_item(paragraph(3)) list_item(paragraph(4)) list_item(paragraph(5)))))))',
  },
  {
    name: 'Google Docs: bold that is none',
    html: '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">粗</span><span>常</span></p></b>',
    holds: 'paragraph(粗:strong 常)',
  },
]
