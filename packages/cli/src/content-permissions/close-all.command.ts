import { changeAllOpenings } from './change-all-openings.ts'

export default changeAllOpenings('close-all', 'closeAll', {
  summary: { zh: '把现有内容对频道组全部关闭', en: 'Close all content that there is to channel groups' },
  examples: {
    zh: [
      'icss content-permissions close-all --kind meeting --dry-run',
      'icss content-permissions close-all --group 华南',
    ],
    en: [
      'icss content-permissions close-all --kind meeting --dry-run',
      'icss content-permissions close-all --group South',
    ],
  },
})
