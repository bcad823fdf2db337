-- The lists of one provider are found by these, whichever of the two its goods are.
drop index offer_test_once;
drop index offer_drug_once;
create unique index offer_test_once on offer (provider_id, test_id) where removed_at is null;
create unique index offer_drug_once on offer (provider_id, drug_id) where removed_at is null;
-- The home page counts who was served lately.
create index medical_order_served on medical_order (created_at) where status = 'COMPLETED';
