import type { HelpTexts } from '../help-text.ts'

/** What only the clients do: these pages say what this back office sets for them, and nothing of the clients themselves. */
export const clientsHelp: HelpTexts<
  | 'familyAreaOperatingExplain'
  | 'WhiteboardExplain'
  | 'mobileScreenOperatingExplain'
  | 'videoCacheOperatingExplain'
  | 'voiceSearchOperatingExplain'
> = {
  familyAreaOperatingExplain: {
    about: '家庭区是客户端的功能，后台没有它的设置。',
    sections: [
      {
        title: '后台可以设置什么',
        steps: [
          '首屏的轮播图、视频、标识、背景、图标和应用在{{homeSettings.title}}里设置。',
          '课程和直播在{{@curriculum}}和{{@liveCurriculum}}里管理。',
        ],
      },
    ],
    related: ['turnIntroduceOperatingExplain', 'EUSCourseClassExplain'],
  },
  WhiteboardExplain: {
    about: '白板在大屏的客户端上使用，后台没有白板的设置，也不保存白板上写的内容。',
    sections: [
      {
        title: '和后台的关系',
        steps: [
          '要发给大家的图片和资料，在{{@eusFileShow}}点{{files.create}}。',
          '大屏首页上的图标和应用在{{@homeiconSettings}}和{{@addapplication}}里设置。',
        ],
      },
    ],
    related: ['fileOperatingExplain', 'homeapplication'],
  },
  mobileScreenOperatingExplain: {
    about: '手机投屏在客户端上操作，后台没有投屏的设置。',
    sections: [
      {
        title: '不投屏也能在大屏上打开的',
        steps: [
          '签到大屏和抽奖大屏用浏览器就能打开，见{{@lotteryList}}。',
          '首屏有大屏的样子，在首屏设置的预览里选{{homeSettings.preview.screen}}查看。',
        ],
      },
    ],
    related: ['appScreenMeetting', 'managementmeeting'],
  },
  videoCacheOperatingExplain: {
    about: '视频缓存在客户端上进行，后台没有缓存的设置，只提供视频。',
    sections: [
      {
        title: '视频从哪里来',
        steps: [
          '课程和章节的视频在{{@curriculum}}的章节管理里上传。',
          '首屏的视频在{{@videoSettings}}里添加。',
          '观看和下载所用的流量列在个人中心的{{routes.tabs.usage}}里。',
        ],
      },
    ],
    related: ['managementcourse', 'videomanagement', 'cvtouchPersonalExplain'],
  },
  voiceSearchOperatingExplain: {
    about: '语音搜索在客户端上使用，后台没有语音的设置。',
    sections: [
      {
        title: '让内容容易被找到',
        steps: [
          '课程、直播、文件和通知的名称写得口语、简短，把人们会说的词放在前面。',
          '后台自己的搜索按 Ctrl K 打开，可以输入名称或拼音首字母。',
        ],
      },
    ],
    related: ['functionoverview', 'EUSCourseClassExplain'],
  },
}
