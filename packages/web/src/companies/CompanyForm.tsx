import { Checkbox } from '@icss/ui/Checkbox/Checkbox.tsx'
import { ComboBox } from '@icss/ui/ComboBox/ComboBox.tsx'
import { DateField } from '@icss/ui/DateField/DateField.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { Select } from '@icss/ui/Select/Select.tsx'
import { TagField } from '@icss/ui/TagField/TagField.tsx'
import { TextArea } from '@icss/ui/TextArea/TextArea.tsx'
import { TextField } from '@icss/ui/TextField/TextField.tsx'
import { useCallback, useMemo } from 'react'
import { type companyDraft, type CompanyInput, longTextLimits, maxIndustryTags } from '@icss/core/companies/company.ts'
import { industries } from '@icss/core/companies/industries.ts'
import { DraftForm } from '../forms/DraftForm.tsx'
import { grid, wide } from '../forms/DraftForm.css.ts'
import type { NounForm } from '../forms/NounEdit.tsx'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { UploadField } from '../uploads/UploadField.tsx'
import { AlikeNote } from './AlikeNote.tsx'
import { alike } from './AlikeNote.css.ts'
import { ProductFields } from './ProductFields.tsx'

const none: NonNullable<CompanyInput['products']> = []

type AreaName = Exclude<keyof typeof longTextLimits, 'productDescription'>

/** All that a person fills in about a company; core's draft machine holds it and its schema judges it. */
export function CompanyForm(form: NounForm<typeof companyDraft>) {
  const t = useCopy()
  const { language } = useLanguage()
  const { inOneLine } = useErrorWording()
  const { draft, field } = form
  const { values, errors, change, place } = draft
  const industryOptions = useMemo(
    () => industries.map(({ zh, en }) => ({ value: zh, label: zh, ...(language === 'en' ? { description: en } : {}) })),
    [language],
  )
  const removeLabel = useCallback((tag: string) => `${t('lists.delete')} ${tag}`, [t])
  const changeProducts = useCallback((products: CompanyInput['products']) => change({ products }), [change])
  const errorAt = useCallback((path: string) => inOneLine(errors[path]), [inOneLine, errors])
  const area = (name: AreaName) => (
    <div className={wide}>
      <TextArea {...field.text(name)} maxLength={longTextLimits[name]} rows={3} />
    </div>
  )
  const productFault = (path: string) => {
    const [list, index, part] = path.split('.')
    if (list !== 'products' || !part) return undefined
    return `${t('companies.fields.products')} ${Number(index) + 1} ${t(`companies.products.${part as 'name'}`)}`
  }
  return (
    <DraftForm {...form} labelOf={productFault} focusOf={(path) => (path.startsWith('products.') ? path : undefined)}>
      <Panel isPadded title={t('companies.sections.basic')}>
        <div className={grid}>
          <div className={alike}>
            <TextField {...field.text('name')} isRequired />
            <AlikeNote fault={errors['name']} onConfirm={form.saveConfirmed} />
          </div>
          <TextField {...field.text('type')} />
          <ComboBox {...field.text('industry')} isRequired options={industryOptions} />
          <TagField
            {...field.any('industryTags')}
            isRequired
            description={t('companies.hints.industryTags')}
            max={maxIndustryTags}
            removeLabel={removeLabel}
          />
          <TextField {...field.text('legalRepresentative')} />
          <TextField {...field.text('website')} />
          <TextField {...field.text('address')} />
          <Checkbox {...field.check('highTech')} />
          <Checkbox {...field.check('listed')} />
          <div className={wide}>
            <UploadField {...field.image('logo')} />
          </div>
        </div>
      </Panel>
      <Panel isPadded title={t('companies.sections.about')}>
        <div className={grid}>
          {area('introduction')}
          {area('culture')}
          {area('vision')}
          {area('mission')}
          {area('managementIdea')}
        </div>
      </Panel>
      <Panel isPadded title={t('companies.sections.registration')}>
        <div className={grid}>
          <TextField {...field.text('unifiedCreditCode')} />
          <Select {...field.choice('registrationStatus')} />
          <TextField {...field.text('registeredCapital')} />
          <TextField {...field.text('registrationNumber')} />
          <TextField {...field.text('organizationCode')} />
          <TextField {...field.text('taxpayerId')} />
          <TextField {...field.text('registeredAddress')} />
          <DateField {...field.day('foundedOn')} />
          <TextField {...field.text('businessPeriod')} />
          {area('businessScope')}
        </div>
      </Panel>
      <Panel isPadded title={t('companies.sections.products')}>
        <ProductFields products={values.products ?? none} place={place} onChange={changeProducts} errorAt={errorAt} />
      </Panel>
    </DraftForm>
  )
}
