/** What an employee may be allowed to do (spec §3, §6): move orders, help a customer with an order, grant a discount. */
export type Permission = 'order:manage' | 'order:assist' | 'order:discount'

/** Where an employee acts: in the one store they belong to, or in all of the brand. */
export type StaffScope = 'store' | 'brand'
