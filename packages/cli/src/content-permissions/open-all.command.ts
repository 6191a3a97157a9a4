import { changeAllOpenings } from './change-all-openings.ts'

export default changeAllOpenings('open-all', 'openAll', {
  summary: { zh: '把现有内容对频道组全部开放', en: 'Open all content that there is to channel groups' },
  examples: {
    zh: [
      'icss content-permissions open-all --kind meeting --dry-run',
      'icss content-permissions open-all --group 华南',
    ],
    en: [
      'icss content-permissions open-all --kind meeting --dry-run',
      'icss content-permissions open-all --group South',
    ],
  },
})
