import type { Language } from '../copy/language.ts'

/** Why a company is not taken (seed section 8), in words of their own module: the page for joining fetches no more. */
export const refusedCompany: Readonly<Record<Language, { readonly taken: string; readonly abnormal: string }>> = {
  zh: { taken: '该企业已在本组织中', abnormal: '企业工商信息异常，不能关联' },
  en: {
    taken: 'The company is already in this organisation',
    abnormal: 'The company has abnormal business information and cannot be linked',
  },
}
