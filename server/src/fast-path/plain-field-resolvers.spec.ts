import 'reflect-metadata';
import { graphql, type GraphQLObjectType } from 'graphql';
import {
  Arg,
  buildSchemaSync,
  type ClassType,
  Ctx,
  Field,
  FieldResolver,
  Info,
  ObjectType,
  Query,
  Resolver,
  Root,
  UseMiddleware,
} from 'type-graphql';
import type { Row } from '../shared/row';
import { callPlainFieldResolversDirectly } from './plain-field-resolvers';

@ObjectType()
class Walk {
  @Field(() => String)
  place: string;
}

@Resolver(() => Walk)
class WalkFields {
  private readonly greeting = '안녕';

  @Query(() => Walk)
  walk(): Walk {
    return { place: '한강' };
  }

  @FieldResolver(() => String)
  plain(
    @Ctx() { viewer }: { viewer: string },
    @Info() { fieldName }: { fieldName: string },
    @Root() { place }: Row<Walk>,
  ): string {
    return [this.greeting, viewer, fieldName, place].join(' ');
  }

  @FieldResolver(() => Boolean)
  ofClass(@Root() walk: Walk): boolean {
    return walk instanceof Walk;
  }

  @FieldResolver(() => String)
  ofContext(@Ctx('viewer') viewer: string): string {
    return viewer;
  }

  @FieldResolver(() => String)
  withArgument(@Arg('word', () => String) word: string, @Root() { place }: Row<Walk>): string {
    return `${word} ${place}`;
  }

  @FieldResolver(() => String)
  @UseMiddleware(() => Promise.resolve('지킴'))
  guarded(@Root() { place }: Row<Walk>): string {
    return place;
  }
}

function build() {
  const instances = new Map<ClassType, object>([[WalkFields, new WalkFields()]]);
  const schema = buildSchemaSync({
    resolvers: [WalkFields],
    container: { get: (one: ClassType) => instances.get(one) },
    validate: false,
  });
  const { plain, ofClass, ofContext, withArgument, guarded } = (schema.getType('Walk') as GraphQLObjectType).getFields();
  const fields = { plain, ofClass, ofContext, withArgument, guarded };
  const before = Object.entries(fields).map(([name, field]) => [name, field!.resolve] as const);
  callPlainFieldResolversDirectly(schema, instances);
  const changed = before.flatMap(([name, resolve]) => (fields[name as keyof typeof fields]!.resolve === resolve ? [] : [name]));
  return { schema, changed };
}

it('leaves to the library whatever is given more than the object, the context and what is asked', () => {
  expect(build().changed).toEqual(['plain']);
});

it('gives each what it names, whatever the order, and its own object', async () => {
  const { data, errors } = await graphql({
    schema: build().schema,
    source: '{ walk { plain ofClass ofContext withArgument(word: "오늘") } }',
    contextValue: { viewer: '초코네' },
  });
  expect(errors).toBeUndefined();
  expect(data!.walk).toEqual({ plain: '안녕 초코네 plain 한강', ofClass: true, ofContext: '초코네', withArgument: '오늘 한강' });
});
