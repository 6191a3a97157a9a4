import type { HelpTexts } from '../help-text.ts'

export const startHelp: HelpTexts<'functionoverview' | 'cvtouchProductIntroduction'> = {
  functionoverview: {
    about: '后台用来管理一个频道的课程、直播、导师、文件、通知、首屏和会议。左侧菜单只列出当前账号有权限的部分。',
    sections: [
      {
        title: '从哪里开始',
        steps: [
          '打开{{@home}}，{{home.steps.title}}一栏列出还没有做的几步，点右边的按钮直接去做。',
          '在{{@tutor}}添加导师，直播会用到。',
          '在{{@curriculum}}新建课程，再为它添加章节和视频。',
          '在{{@eusnoticeList}}发布通知，在{{@eusFileShow}}上传供大家下载的资料。',
          '在{{homeSettings.title}}设置学员最先看到的首屏。',
        ],
      },
      {
        title: '列表',
        steps: [
          '在搜索框输入名称中的几个字或拼音首字母就能查找，简体、繁体都可以；筛选条件、页码和排序都在网址里，可以直接发给同事。',
          '点列标题按这一列排序；勾选几行后，表格上方出现可以一起做的操作。',
          '删除前会再次确认。删除的课程、通知、企业等在{{@recycleBin}}保留 30 天。',
        ],
      },
      {
        title: '填写',
        steps: [
          '带红色星号的是必填项；不符合要求的地方在保存时指出，点提示跳到那一项。',
          '没有保存就离开会提醒；登录过期后重新登录，已填写的内容还在。',
          '上传和批量操作在右上角的{{tray.title}}里跟踪，离开页面也会继续。',
        ],
      },
      {
        title: '快捷键',
        steps: [
          '按 Ctrl K（苹果电脑按 ⌘ K）输入页面、课程、导师的名称或拼音首字母，直接打开。',
          '按 ? 列出全部快捷键。',
        ],
      },
    ],
    questions: [
      {
        asked: '为什么同事的菜单比我的少？',
        answer:
          '菜单按账号的权限显示。管理员在{{routes.tabs.accounts}}里可以看到每个账号有哪些权限，以及{{accounts.why.open}}。',
      },
    ],
    related: ['cvtouchProductIntroduction', 'cvtouchPersonalExplain'],
  },
  cvtouchProductIntroduction: {
    about: '本产品供频道管理员和商会管理员使用，界面有中文和英文两种语言，可在右上角切换。',
    sections: [
      {
        title: '主频道和子频道',
        steps: [
          '主频道可以开通子频道，让下属机构管理自己的内容。',
          '主频道把子频道编成频道组，课程、直播、文件、通知和会议可以只对选中的频道组开放。',
          '子频道只能查看主频道开放的内容，不能修改。',
        ],
      },
      {
        title: '账号和权限',
        steps: [
          '一个频道有一位管理员和多个账号，每个账号有 12 项权限中的若干项。',
          '常用的组合可以存为权限模板，一次给多个账号或子频道。',
        ],
      },
      {
        title: '手机上看到的',
        steps: [
          '课程、直播、文件、通知和首屏都可以开通公开链接，有链接的人不用登录就能在手机上打开。',
          '公开链接默认不开通，随时可以更换或停用；停用后，已经发出的链接和二维码立即失效。已经开通的都列在{{@publicLinks}}里。',
        ],
      },
    ],
    related: ['functionoverview', 'channelClassificationOperatingExplain'],
  },
}
