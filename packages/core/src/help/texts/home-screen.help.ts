import type { HelpTexts } from '../help-text.ts'

const publishing = {
  title: '发布',
  steps: [
    '改动自动存为草稿，学员看到的还是正在使用的内容。',
    '右边的预览随改随变，可以切换{{homeSettings.preview.phone}}、{{homeSettings.preview.pc}}和{{homeSettings.preview.screen}}。',
    '要在以后的时间生效，点{{homeSettings.publishMore}}，再点{{homeSettings.publishLater}}；点{{homeSettings.publish}}立即生效。',
    '{{homeSettings.history.title}}里列出以前的每一版，可以{{homeSettings.history.show}}和{{homeSettings.history.restore}}。',
  ],
} as const

export const homeScreenHelp: HelpTexts<
  | 'turnIntroduceOperatingExplain'
  | 'videomanagement'
  | 'customlogo'
  | 'cvtouchChangeTheTheme'
  | 'homeapplication'
  | 'toolapplication'
> = {
  turnIntroduceOperatingExplain: {
    about: '轮播图是首屏最上方轮流显示的图片，可以链接到网址、课程或直播。',
    needs: ['homeCarousel'],
    sections: [
      {
        title: '添加图片',
        steps: [
          '打开{{@homeSettings}}，点{{homeSettings.carousel.add}}，上传图片并填写名称。',
          '在{{homeSettings.link.type}}选{{homeSettings.link.none}}、{{homeSettings.link.url}}、{{homeSettings.link.course}}或{{homeSettings.link.live}}。',
          '用上移、下移按钮或拖动换次序。',
          '3 张以上才会显示，否则显示默认图。',
        ],
      },
      publishing,
    ],
    messages: ['upload.format', 'home.target_missing', 'home.nothing_changed'],
    questions: [
      {
        asked: '标着{{homeSettings.link.brokenMark}}是什么意思？',
        answer: '链接的课程或直播已被删除，请重新选择，或改为{{homeSettings.link.none}}。',
      },
    ],
    related: ['carouselcourse', 'videomanagement', 'customlogo'],
  },
  videomanagement: {
    about: '首屏上可以放最多 5 个视频，上传或填写链接。',
    needs: ['homeVideo'],
    sections: [
      {
        title: '添加视频',
        steps: [
          '打开{{@videoSettings}}，点{{homeSettings.videos.add}}，填写名称。',
          '上传视频，或点{{uploads.useLink}}填写地址；再选一张{{homeSettings.videos.cover}}。',
          '用上移、下移按钮或拖动换次序。',
        ],
      },
      publishing,
    ],
    messages: ['upload.format', 'upload.too_large', 'upload.quota', 'rule.video_url'],
    questions: [
      {
        asked: '浏览器不能播放我的视频格式，能上传吗？',
        answer: '能，会照常保存。要让学员在手机上也能播放，请用 mp4。',
      },
    ],
    related: ['turnIntroduceOperatingExplain', 'managementcourse'],
  },
  customlogo: {
    about: '标识显示在后台顶栏和首屏上方，可以是图片或文字。',
    needs: ['homeLogo'],
    sections: [
      {
        title: '设置标识',
        steps: [
          '打开{{@logoSettings}}，上传{{homeSettings.logo.picture}}，或填写{{homeSettings.logo.text}}。',
          '{{homeSettings.logo.miniText}}在菜单收起时显示，最多 5 个字。',
          '右边可以看到菜单展开和收起时的样子；没有设置时显示 ICSS。',
        ],
      },
      publishing,
    ],
    messages: ['upload.format', 'upload.one_image'],
    related: ['cvtouchChangeTheTheme', 'turnIntroduceOperatingExplain'],
  },
  cvtouchChangeTheTheme: {
    about: '首屏的配色有五种，也可以用自己的图片或视频作背景。后台自己的浅色、深色在右上角切换，只对当前浏览器有效。',
    needs: ['homeBackground'],
    sections: [
      {
        title: '更换首屏的背景',
        steps: [
          '打开{{@themeSettings}}，在{{homeSettings.theme.scheme}}里选一种颜色。',
          '要用自己的背景，选{{homeSettings.theme.schemes.custom}}，上传图片或视频，再选{{homeSettings.theme.tones.dark}}或{{homeSettings.theme.tones.light}}。',
          '{{homeSettings.theme.veil}}越大，背景越淡，文字越清楚。低于要求时会提示，点提示里的按钮改到合适的数值。',
        ],
      },
      publishing,
    ],
    messages: ['upload.format', 'upload.too_large'],
    questions: [
      {
        asked: '背景视频在有的手机上不动？',
        answer: '访客关闭了动画或正在用流量时，不播放背景视频，显示纯色。',
      },
    ],
    related: ['customlogo', 'turnIntroduceOperatingExplain'],
  },
  homeapplication: {
    about: '首页应用是首屏上的一排图标，可以打开网址、课程或视频。',
    needs: ['homeApplication'],
    sections: [
      {
        title: '添加应用',
        steps: [
          '打开{{@addapplication}}，选{{homeSettings.parts.homeApps}}，点{{homeSettings.apps.add}}。',
          '填写名称，上传{{homeSettings.apps.logo}}，选择{{homeSettings.apps.type}}。',
          '{{homeSettings.apps.types.url}}：填写地址，并选{{homeSettings.apps.linkForm}}是{{homeSettings.apps.linkForms.pc}}还是{{homeSettings.apps.linkForms.mobile}}。',
          '{{homeSettings.apps.types.course}}：从本频道的课程中选择。',
          '{{homeSettings.apps.types.video}}：上传视频，或填写链接。',
        ],
      },
      publishing,
    ],
    messages: ['home.target_missing', 'upload.format'],
    questions: [
      {
        asked: '它和首屏图标有什么不同？',
        answer: '首屏图标是固定的功能，可以换图片和名称、隐藏、换次序；要加自己的链接，请用应用。',
      },
    ],
    related: ['toolapplication', 'turnIntroduceOperatingExplain'],
  },
  toolapplication: {
    about: '工具应用和首页应用的用法相同，列在首屏下方，适合放常用的工具和网址。',
    needs: ['toolApplication'],
    sections: [
      {
        title: '添加工具',
        steps: [
          '打开{{@addapplication}}，选{{homeSettings.parts.toolApps}}，点{{homeSettings.apps.add}}。',
          '填写名称，上传{{homeSettings.apps.logo}}，选择{{homeSettings.apps.type}}并填写相应的内容。',
          '用上移、下移按钮或拖动换次序。',
        ],
      },
      publishing,
    ],
    messages: ['home.target_missing', 'upload.format'],
    related: ['homeapplication'],
  },
}
