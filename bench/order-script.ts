import { CUSTOMERS, customerIdSql } from './customers.ts'

/**
 * The statement of an order for pgbench: a group of one, by a random customer. pgbench takes every colon for a
 * variable, so the script builds JSON without any.
 */
export function orderScript(serviceId: string): string {
  const customer = customerIdSql(':c')
  const account = `concat_ws(chr(58), 'customer', ${customer}, 'available')`
  const order = Object.entries({
    nth: '0',
    id: 'uuidv7()',
    codes: 'array[gen_random_uuid()::text]',
    transaction_code: 'gen_random_uuid()::text',
    customer_id: customer,
    account,
    service_id: `'${serviceId}'`,
    amount: '1',
    contact_info: "'@bench'",
    note: "''",
    provider: "'OWNER_PROVIDE'",
    order_type: "'single'",
    has_input: 'false',
    has_links: 'false',
    language: "'en'",
  }).map(([name, value]) => `'${name}', ${value}`)
  return `\\set c random(1, ${CUSTOMERS})
select nth from orders.place_batch(json_build_array(json_build_object(${order.join(', ')})), null, array['${serviceId}'::uuid],
  array[${account}], concat_ws(chr(58), 'house', 'sales'), interval '30 days');
`
}
