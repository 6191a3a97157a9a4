import type { HelpTexts } from '../help-text.ts'

export const sharingHelp: HelpTexts<'fileOperatingExplain' | 'noticeOperatingExplain'> = {
  fileOperatingExplain: {
    about: '{{@eusFileShow}}用来存放供查看和下载的资料，可以分组。',
    needs: ['uploadFile'],
    sections: [
      {
        title: '上传',
        steps: [
          '点{{files.create}}，一次可以选多个文件，也可以拖进来，每个最多 100M。',
          '每个文件都有进度，可以取消；离开页面也会继续，可在右上角的{{tray.title}}里查看。',
          '存储空间不足时上传会被拒绝，并说明还剩多少。',
        ],
      },
      {
        title: '整理',
        steps: [
          '每行的菜单里有{{files.rename}}、{{files.move}}和{{lists.delete}}；改名后原来的链接仍然有效。',
          '点{{files.edit}}，可以修改发布人，或用{{files.replace}}换上新版本。',
          '勾选几个文件可以一起移动或删除。',
          '删除的文件在{{files.deleted}}里保留 30 天，可以恢复。',
          '图片、视频、PDF 和文本点名称就能预览，其他文件请下载后查看。',
        ],
      },
      {
        title: '给别人看',
        steps: [
          '{{files.copyLink}}：链接 7 天内有效，适合临时发给同事。',
          '在文件的{{files.edit}}页，用{{contentPermissions.choose}}选频道组，组里的子频道就可以查看和下载。',
          '要长期公开，在同一页开通{{publicLinks.panel.title}}。',
        ],
      },
    ],
    messages: ['upload.too_large', 'upload.file_format', 'upload.quota', 'upload.content_mismatch'],
    questions: [
      {
        asked: '换一个新版本的文件，链接会变吗？',
        answer: '不会。用{{files.replace}}换上新文件，原来的链接打开的就是新的内容。',
      },
    ],
    related: ['noticeOperatingExplain', 'channelClassificationOperatingExplain'],
  },
  noticeOperatingExplain: {
    about: '通知在设定的时间段内显示，正文可以有标题、列表、链接和图片。',
    needs: ['publishNotice'],
    sections: [
      {
        title: '发布通知',
        steps: [
          '在{{@eusnoticeList}}点{{notices.create}}，填写标题、正文、开始时间和天数，可以附一个文件。',
          '正文可以从微信公众号文章、Word 或 WPS 粘贴，格式和图片会一起带过来。',
          '保存后是草稿；点{{notices.publish}}，到开始时间自动显示，到结束时间自动停止。',
          '发布后可以{{notices.withdraw}}，改好再重新发布。',
        ],
      },
      {
        title: '谁能看到',
        steps: [
          '本频道的账号都能看到。',
          '主频道可以在{{notices.fields.groupIds}}里选频道组，组内的子频道也能看到。',
          '{{notices.readers.title}}写明谁在什么时候看过。',
          '开通{{publicLinks.panel.title}}后，有链接的人不用登录就能在手机上看。',
        ],
      },
    ],
    messages: ['rule.required', 'upload.quota'],
    questions: [
      {
        asked: '公开链接打不开了？',
        answer: '通知不在显示时间内，或已撤回时，链接会说“页面不存在或已结束”；再次显示后，同一个链接又能打开。',
      },
    ],
    related: ['fileOperatingExplain', 'channelClassificationOperatingExplain'],
  },
}
