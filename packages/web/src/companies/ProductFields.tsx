import { Plus, Trash2 } from 'lucide-react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import { TextArea } from '@icss/ui/TextArea/TextArea.tsx'
import { TextField } from '@icss/ui/TextField/TextField.tsx'
import { type CompanyInput, longTextLimits, maxProducts } from '@icss/core/companies/company.ts'
import { useCopy } from '../language/copy.ts'
import { wide } from '../forms/DraftForm.css.ts'
import { product as productStyle, remove } from './ProductFields.css.ts'

type ProductInput = NonNullable<CompanyInput['products']>[number]

export type ProductFieldsProps = {
  products: readonly ProductInput[]
  onChange: (products: ProductInput[]) => void
  errorAt: (path: string) => string | undefined
}

/** The products of a company, each with name, link, day and description. */
export function ProductFields({ products, onChange, errorAt }: ProductFieldsProps) {
  const t = useCopy()
  const change = (at: number, part: Partial<ProductInput>) =>
    onChange(products.map((product, i) => (i === at ? { ...product, ...part } : product)))
  const error = (at: number, part: keyof ProductInput) => {
    const worded = errorAt(`products.${at}.${part}`)
    return worded === undefined ? {} : { error: worded }
  }
  return (
    <div>
      {products.map((product, at) => (
        // A product has no identity of its own beside its place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className={productStyle}>
          <TextField
            name={`products.${at}.name`}
            label={t('companies.products.name')}
            isRequired
            value={product.name}
            onChange={(name) => change(at, { name })}
            {...error(at, 'name')}
          />
          <TextField
            name={`products.${at}.link`}
            label={t('companies.products.link')}
            isRequired
            value={product.link}
            onChange={(link) => change(at, { link })}
            {...error(at, 'link')}
          />
          <TextField
            name={`products.${at}.time`}
            label={t('companies.products.time')}
            placeholder="2026-11-21"
            value={product.time ?? ''}
            onChange={(time) => change(at, { time })}
            {...error(at, 'time')}
          />
          <div className={remove}>
            <IconButton
              label={t('companies.products.remove', { name: product.name || String(at + 1) })}
              icon={<Trash2 size={16} />}
              onPress={() => onChange(products.filter((_, i) => i !== at))}
            />
          </div>
          <div className={wide}>
            <TextArea
              name={`products.${at}.description`}
              label={t('companies.products.description')}
              isRequired
              rows={2}
              maxLength={longTextLimits.productDescription}
              value={product.description}
              onChange={(description) => change(at, { description })}
              {...error(at, 'description')}
            />
          </div>
        </div>
      ))}
      <Button
        icon={<Plus size={16} />}
        isDisabled={products.length >= maxProducts}
        onPress={() => onChange([...products, { name: '', link: '', time: '', description: '' }])}
      >
        {t('companies.products.add')}
      </Button>
    </div>
  )
}
