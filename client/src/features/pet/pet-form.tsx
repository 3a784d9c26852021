import { PetSpecies } from '@baldojang/rules/entry/pet';
import { Checkbox, Form, Input, type InputRef, Radio } from 'antd';
import { type Ref, useId } from 'react';
import { Button } from '../../components/button';
import { FormAlert } from '../../components/form-alert';
import { Meta, Row } from '../../components/kit';
import { textCount } from '../../lib/text';
import { liveRule } from '../../lib/live-rule';
import { SPECIES_LABELS, SIZE_CHOICES } from '../../lib/pets/pet-label';
import type { MyPet } from '../../lib/pets/pet-store';
import { BREEDS, isRestrictedBreed } from './breeds';
import styles from './pet.module.css';
import { breedProblem, NAME_MAX, nameProblem, petOf, type PetValues, valuesOf, weightProblem } from './pet-values';
import { STRINGS } from './strings';

interface PetFormProps {
  nameField: Ref<InputRef>;
  pet: MyPet | null;
  problem: string | null;
  onType: () => void;
  onCancel: () => void;
  onSave: (pet: MyPet) => void;
}

const SPECIES = Object.values(PetSpecies).map((value) => ({ value, label: SPECIES_LABELS[value] }));

export function PetForm({ nameField, pet, problem, onType, onCancel, onSave }: PetFormProps) {
  const [form] = Form.useForm<PetValues>();
  const initial = valuesOf(pet);
  const species = Form.useWatch('species', form) ?? initial.species;
  const isWeighed = Boolean((Form.useWatch('weight', form) ?? initial.weight).trim());
  return (
    <Form
      form={form}
      // Its fields must not share ids with those of the page below.
      name="pet"
      className={styles.form}
      layout="vertical"
      scrollToFirstError={{ focus: true }}
      initialValues={initial}
      onValuesChange={onType}
      onFinish={(values) => onSave(petOf(values, pet))}
    >
      <Form.Item name="name" label={STRINGS.name} validateTrigger="onSubmit" rules={[liveRule(nameProblem)]}>
        <Input ref={nameField} count={textCount(NAME_MAX)} autoComplete="off" autoFocus />
      </Form.Item>
      <Form.Item
        name="weight"
        label={STRINGS.weight}
        extra={STRINGS.weightHint}
        validateTrigger="onSubmit"
        rules={[liveRule(weightProblem)]}
      >
        <Input inputMode="decimal" autoComplete="off" />
      </Form.Item>
      <Form.Item name="species" label={STRINGS.species}>
        <Radio.Group className={styles.choices} options={SPECIES} />
      </Form.Item>
      <Form.Item name="size" label={STRINGS.size}>
        <Radio.Group className={styles.choices} options={[...SIZE_CHOICES]} disabled={isWeighed} />
      </Form.Item>
      {BREEDS[species] && <BreedField breeds={BREEDS[species]} />}
      {species === PetSpecies.DOG && <RestrictedField />}
      <FormAlert text={problem} />
      <Row gap={2} fill className={styles.actions}>
        <Button variant="secondary" onClick={onCancel}>
          {STRINGS.cancel}
        </Button>
        <Button type="submit">{STRINGS.save}</Button>
      </Row>
    </Form>
  );
}

function BreedField({ breeds }: { breeds: readonly string[] }) {
  const list = useId();
  return (
    <>
      <Form.Item name="breed" label={STRINGS.breed} validateTrigger="onSubmit" rules={[liveRule(breedProblem)]}>
        <Input list={list} autoComplete="off" />
      </Form.Item>
      <datalist id={list}>
        {breeds.map((breed) => (
          <option key={breed} value={breed} />
        ))}
      </datalist>
    </>
  );
}

/** Checked and disabled for breeds that the law names; can be checked for any other dog. */
function RestrictedField() {
  const form = Form.useFormInstance<PetValues>();
  const isNamed = isRestrictedBreed(Form.useWatch('breed', form) ?? '');
  const isSaid = Form.useWatch('isRestrictedBreed', form);
  return (
    <>
      {isNamed ? (
        <Checkbox className={styles.restricted} checked disabled>
          {STRINGS.restricted}
        </Checkbox>
      ) : (
        <Form.Item name="isRestrictedBreed" valuePropName="checked" noStyle>
          <Checkbox className={styles.restricted}>{STRINGS.restricted}</Checkbox>
        </Form.Item>
      )}
      <Meta role="status">{(isNamed || isSaid) && STRINGS.restrictedNote}</Meta>
    </>
  );
}
