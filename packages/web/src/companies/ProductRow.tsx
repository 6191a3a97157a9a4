import { Trash2 } from 'lucide-react'
import { memo, useMemo } from 'react'
import { DateField } from '@icss/ui/DateField/DateField.tsx'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import { TextArea } from '@icss/ui/TextArea/TextArea.tsx'
import { TextField } from '@icss/ui/TextField/TextField.tsx'
import { type CompanyInput, longTextLimits } from '@icss/core/companies/company.ts'
import { useCopy } from '../language/copy.ts'
import { wide } from '../forms/DraftForm.css.ts'
import { UploadField } from '../uploads/UploadField.tsx'
import { product as productStyle, remove as removeStyle } from './ProductFields.css.ts'

export type ProductInput = NonNullable<CompanyInput['products']>[number]

export type ProductRowProps = {
  /** Its place among the products, from 0. */
  at: number
  product: ProductInput
  place: string
  change: (at: number, part: Partial<ProductInput>) => void
  remove: (at: number) => void
  errorAt: (path: string) => string | undefined
}

/** One product: name, link, day, description and a picture. */
export const ProductRow = memo(function ProductRow({ at, place, product, change, remove, errorAt }: ProductRowProps) {
  const t = useCopy()
  const does = useMemo(
    () => ({
      name: (name: string) => change(at, { name }),
      link: (link: string) => change(at, { link }),
      time: (time: string | null) => change(at, { time: time ?? '' }),
      description: (description: string) => change(at, { description }),
      image: (image: string) => change(at, { image }),
      remove: () => remove(at),
    }),
    [at, change, remove],
  )
  const shared = (part: keyof ProductInput) => ({
    name: `products.${at}.${part}`,
    label: t(`companies.products.${part}`),
    error: errorAt(`products.${at}.${part}`),
  })
  const field = (part: Exclude<keyof ProductInput, 'time'>) => ({
    ...shared(part),
    value: product[part] ?? '',
    onChange: does[part],
  })
  return (
    <div className={productStyle}>
      <TextField {...field('name')} isRequired />
      <TextField {...field('link')} isRequired />
      <DateField {...shared('time')} value={product.time || null} onChange={does.time} />
      <div className={removeStyle}>
        <IconButton
          label={t('companies.products.remove', { name: product.name || String(at + 1) })}
          icon={<Trash2 size={16} />}
          onPress={does.remove}
        />
      </div>
      <div className={wide}>
        <TextArea {...field('description')} isRequired rows={2} maxLength={longTextLimits.productDescription} />
      </div>
      <div className={wide}>
        <UploadField {...field('image')} slot="productImage" place={`${place}.product.${at}`} />
      </div>
    </div>
  )
})
