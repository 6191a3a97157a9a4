import type { HelpTexts } from '../help-text.ts'

export const chamberHelp: HelpTexts<
  | 'chamberOperatingExplain'
  | 'companyOperatingExplain'
  | 'employeeCardOperatingExplain'
  | 'resourceDemandOperatingExplain'
  | 'activityOperatingExplain'
  | 'reportOperatingExplain'
> = {
  chamberOperatingExplain: {
    about: '{{@informationManagement}}是商会的首页：看近况、填写商会自己的资料、发布风采。',
    sections: [
      {
        title: '看近况',
        steps: [
          '{{organisation.tabs.overview}}显示会员企业的数量和变化、已绑定的名片、在架的资源和需求、对接的结果。',
          '{{overview.waiting.title}}列出要处理的事，点行尾的操作直接到那里。',
          '每张图下面有{{overview.table}}，可以看到准确的数字。',
        ],
      },
      {
        title: '填写商会资料',
        steps: [
          '在{{organisation.tabs.organisation}}填写名称、电话、邮箱、地址和介绍，显示在商会主页和名片上。',
          '上传公众号的二维码，来访的人扫一下就能关注。',
          '商会自己也是会员企业时，在{{organisation.fields.ownCompanyId}}里选它。',
          '手机号在{{organisation.tabs.administrator}}里设置，重要操作会发短信到这个号码。',
        ],
      },
      {
        title: '发布风采',
        steps: [
          '在{{@newsList}}点{{news.create}}，填写标题、显示时间和正文；正文可以从微信公众号文章、Word 或 WPS 粘贴。',
          '保存后在列表中点{{news.edit}}，用{{news.pictures.add}}添加照片，一次可以选多张；可以拖动排序，每张可以写{{news.pictures.caption}}。',
          '点{{news.publish}}后，在显示时间内出现在商会主页上；有误时先{{news.withdraw}}再改。',
        ],
      },
      {
        title: '公开商会主页',
        steps: [
          '在{{organisation.tabs.organisation}}的{{publicLinks.kinds.chamber}}一栏点{{publicLinks.panel.open}}，把链接或二维码发到群里。主页上有风采、近期活动和公开的企业。',
          '在{{publicLinks.kinds.join}}一栏也点{{publicLinks.panel.open}}，主页上就有申请加入的入口。开通的链接都列在{{@publicLinks}}里。',
        ],
      },
    ],
    messages: ['news.over', 'news.not_published', 'news.too_many_pictures'],
    related: ['companyOperatingExplain', 'activityOperatingExplain'],
  },
  companyOperatingExplain: {
    about: '会员企业的资料、产品、名片、资源和往来，都从{{@businessManagement}}开始。',
    sections: [
      {
        title: '添加企业',
        steps: [
          '一家：点{{@companySearch}}，输入名称或统一社会信用代码，再点{{register.go}}。在结果中点{{register.add}}，工商信息会自动填好。',
          '查不到时点{{register.byHand}}，也可以用{{companies.create}}直接填写。',
          '很多家：点{{companies.import}}，先下载模板，填好后上传；有错的行会列出来，改好再传这些行即可。',
        ],
      },
      {
        title: '入会申请',
        steps: [
          '企业在手机上提交的申请在{{@joinRequestList}}里，商会管理员点{{joinRequests.confirm}}或{{joinRequests.refuse}}。',
          '拒绝要写原因，申请人会收到短信。',
        ],
      },
      {
        title: '维护资料',
        steps: [
          '点企业名称打开它的页面：资料、产品、名片、资源、需求、活动、举报和记录都在一起。',
          '{{companies.page.integrity}}说明还差哪几项，点一下就到那一栏。',
          '点{{register.compare.title}}，勾选要更新的项目，再点{{register.compare.takeOver}}。',
          '{{companies.checkFilter}}一栏可以筛出与登记信息不同和经营异常的企业。',
        ],
      },
      {
        title: '公开企业页',
        steps: [
          '在企业页面右侧打开{{companies.page.isPublic}}，下面是链接、二维码和手机上的样子。',
          '关掉以后，已发出的链接打开会看到“页面不存在或已结束”。',
        ],
      },
      {
        title: '一次处理多家',
        steps: [
          '在列表里勾选，或勾选全部符合筛选的企业，然后添加标签、导出或删除。',
          '开始前会说明涉及多少家；进度和结果在右上角的{{tray.title}}里，改错了可以撤销。',
        ],
      },
    ],
    messages: [
      'companies.name_taken',
      'companies.name_alike',
      'companies.credit_code_taken',
      'companies.abnormal',
      'companies.search_empty',
      'companies.search_failed',
    ],
    questions: [
      {
        asked: '提示可能是同一家企业怎么办？',
        answer: '名称只差括号、空格或全角半角时会提示。确实是另一家，点{{companies.alike.anyway}}。',
      },
      {
        asked: '删错了能找回吗？',
        answer: '能。删除的企业在{{@recycleBin}}里保留 30 天，名片、资源和需求会一起恢复。',
      },
    ],
    related: ['employeeCardOperatingExplain', 'resourceDemandOperatingExplain'],
  },
  employeeCardOperatingExplain: {
    about: '每家企业可以有多张员工名片；员工绑定后，在自己的手机上管理名片，并为企业发布资源和需求。',
    sections: [
      {
        title: '添加名片',
        steps: [
          '在企业页面点{{@employeeList}}，再点{{employees.create}}，填写姓名、职务和手机号。',
          '很多张可以用表格导入；勾选几张可以一起导出或删除。',
        ],
      },
      {
        title: '请员工绑定',
        steps: [
          '点名片的{{employeeBindings.open}}，再点{{employeeBindings.issue}}，把链接或二维码发给本人。链接 24 小时内有效，只能用一次。',
          '员工打开链接，用名片上的手机号获取验证码，输入后就绑定了。',
          '发错了人，点{{employeeBindings.revoke}}；员工换了手机，点{{employeeBindings.issueAgain}}。',
        ],
      },
      {
        title: '员工自己能做什么',
        steps: [
          '修改自己的名片，选择手机号、头像和职务给谁看：{{employeeBindings.choices.nobody}}、{{employeeBindings.choices.bound}}或{{employeeBindings.choices.everybody}}。',
          '为企业发布资源和需求，也可以举报公开页上的内容。',
          '没有绑定的名片不公开。',
        ],
      },
      {
        title: '员工离职',
        steps: [
          '点{{employeeBindings.unbind}}，手机上打开着的页面也立即失效。',
          '{{employeeBindings.phones}}列出登录过的手机，可以让其中一台{{employeeBindings.end}}。',
        ],
      },
    ],
    messages: ['employees.phone_taken'],
    questions: [
      {
        asked: '员工收不到验证码？',
        answer: '先核对名片上的手机号。服务器没有接短信时不需要验证码，打开链接即可绑定。',
      },
    ],
    related: ['companyOperatingExplain', 'reportOperatingExplain'],
  },
  resourceDemandOperatingExplain: {
    about: '企业能提供什么放在资源里，需要什么放在需求里；商会从中牵线，并登记结果。',
    sections: [
      {
        title: '发布',
        steps: [
          '在{{@resourceManagement}}点{{resources.create}}，或在{{@demandManagement}}点{{demands.create}}；先选企业，再选联系人。',
          '填了到期时间的，到期自动{{resources.status.1}}；不填则一直在架。',
          '员工在手机上发布的标为{{resources.filedBy.autonomous}}，点{{resources.approve}}或{{resources.refuse}}。要不要先审核，由{{resources.approval.label}}决定。',
        ],
      },
      {
        title: '牵线',
        steps: [
          '打开一条需求，下面是{{demands.matches}}，按相近程度排列，并写明为什么相近。',
          '点{{introductions.introduce}}，双方各收到一条短信。双方都在手机上同意后，才看到对方的联系人和电话。',
          '7 天内没有答复的会过期。',
        ],
      },
      {
        title: '跟进',
        steps: [
          '{{@introductionList}}列出每一次牵线到了哪一步。',
          '谈成或没谈成，双方可以在手机上说明，也可以由商会点{{introductions.agree}}或{{introductions.drop}}。',
          '超过 14 天没有进展的会出现在{{overview.waiting.title}}里。',
        ],
      },
    ],
    messages: [
      'introductions.no_contact',
      'introductions.underway',
      'introductions.off_shelf',
      'introductions.no_gateway',
      'shelf.expired',
      'shelf.reported',
    ],
    questions: [
      {
        asked: '为什么有的资源不能上架？',
        answer: '因举报隐藏的只有商会管理员可以重新上架；已到期的请先改到期时间。',
      },
    ],
    related: ['companyOperatingExplain', 'employeeCardOperatingExplain'],
  },
  activityOperatingExplain: {
    about: '发布活动，收集报名；名额满了可以候补，报名的人可以加入会议的签到名单。',
    sections: [
      {
        title: '发布活动',
        steps: [
          '在{{@activityManagement}}点{{activities.create}}，填写标题、时间、地点和内容。',
          '要报名就打开{{activities.fields.takesSignUps}}：{{activities.fields.signUpLimit}}填 0 表示不限，也可以设截止时间和候补。',
          '开通{{publicLinks.panel.title}}，把链接或二维码发到群里。',
        ],
      },
      {
        title: '报名',
        steps: [
          '来宾在手机上填写姓名、单位和手机号；收到的链接可以查看和取消报名，也可以加入日历。',
          '有人取消时，候补的人按先后自动补上，并收到短信。',
          '电话报名的，在{{@activitySignUps}}点{{signUps.create}}；由商会添加的人可以超出限额。',
        ],
      },
      {
        title: '活动当天',
        steps: [
          '在{{activities.signUps}}点{{activities.expect}}，选择一场会议，报名的人就在会议的预计名单里，可以签到和抽奖。',
        ],
      },
    ],
    messages: ['sign_up.full', 'sign_up.full_waiting', 'sign_up.closed', 'sign_up.phone_taken', 'activities.over'],
    questions: [
      {
        asked: '有人冒用别人的手机号报名怎么办？',
        answer: '打开{{activities.fields.requireCode}}：每次报名要输入发到手机上的验证码。',
      },
    ],
    related: ['chamberOperatingExplain', 'managementmeeting'],
  },
  reportOperatingExplain: {
    about: '绑定的员工可以举报公开页上的内容，商会管理员在{{@reportList}}里处理。',
    sections: [
      {
        title: '处理举报',
        steps: [
          '点{{reports.show}}，看双方是谁、举报了什么、理由是什么；{{reports.open}}打开被举报的内容。',
          '点{{reports.handle}}，选择{{reports.outcomes.upheld}}或{{reports.outcomes.dismissed}}，写明处理意见。',
          '举报人会收到短信。',
        ],
      },
      {
        title: '成立之后',
        steps: [
          '资源和需求立即下架，标为{{resources.offReasons.reported}}，只有商会管理员可以重新上架。',
          '企业、名片、活动和风采的公开链接会停用。',
        ],
      },
    ],
    messages: ['reports.handled', 'reports.too_many'],
    questions: [
      {
        asked: '有人反复恶意举报怎么办？',
        answer: '每人每天最多举报 5 次。情节严重的，可以解除他的名片绑定。',
      },
      {
        asked: '{{reports.fields.reportedAccount}}为什么是“{{reports.noAccount}}”？',
        answer: '企业是自己申请入会的，内容是系统开始记录创建账号之前添加的，或者创建它的账号已经删除。',
      },
    ],
    related: ['employeeCardOperatingExplain', 'resourceDemandOperatingExplain'],
  },
}
