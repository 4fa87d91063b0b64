import { foldedPattern, foldedRules } from '../../pattern.ts'
import { gap, type Distress } from './rules.ts'

const WANT = String.raw`(?:quiero|kiero|qiero|quisiera|querria|ojala|deseo|prefiero|preferiria|desearia|espero|gustaria|ganas de|suelo querer|queria)`
const GONE = String.raw`(?:no (?:estuviera|estuviese|estoy|existiera|existiese|existo|estaria|hubiera nacido|esto)|(?:me )?(?:desaparez\p{L}*|desapareci\p{L}*|muero|muriera|muriese|mato|matara|voy|fuera|fuese)|(?:estuviera|estoy|estuviese) muert[oa])`
const IF_GONE = String.raw`(?:(?:si|cuando|el dia que|que) (?:yo )?${GONE}|sin mi\b(?! (?:permiso|ayuda|movil|celular|cafe|coche|telefono|\p{L}+[oa])\b))`
const NOBODY = '(?:nadie|naide|ni dios|ninguno|a nadie)'
const MISSES = String.raw`(?:(?:se )?dari?a?n? cuenta|(?:se )?da(?:ria)? cuenta|not\p{L}*|extran\p{L}*|ech\p{L}* de menos|echaria|llor\p{L}*|importa\p{L}*|preocup\p{L}*|enter\p{L}*)`
const BETTER = '(?:mejor|mas (?:felices|tranquil[oa]s|contentos)|aliviad[oa]s|feliz|felices)'
const PILLS = String.raw`(?:pastillas?|pildoras?|comprimidos?|medicamentos?|somniferos?|tabletas?|clonazepam|rivotril|pastis?)`
const CLOSE = String.raw`(?:marido|esposo|novi[oa]|pareja|ex|esposa|mujer|padre|madre|papa|mama|padrastro|madrastra|hermano|tio|abuelo|padres|papas|hijo|primo|viejo|conyuge|hombre)`
const THEY = String.raw`(?:mis? (?:\p{L}+ )?${CLOSE}|el|ella|papa|mama)`
const HITS = String.raw`(?:peg(?:a|o|aba|an|ado|aron|ue)|golpe(?:a|o|aba|an|ado|aron)|maltrat\p{L}*|abofete\p{L}*|cachete\p{L}*|pate(?:a|o|aba)|empuj\p{L}*|ahorc\p{L}*|estrangul\p{L}*|asfixi\p{L}*|viol(?:a|o|aba|ado)|abus\p{L}*|agred\p{L}*|revent\p{L}*|zurr\p{L}*|tir(?:a|o) del pelo|levanta la mano)`
const FRIEND = String.raw`(?:amig[oa]s?|herman[oa]|hij[oa]|madre|mama|padre|papa|novi[oa]|pareja|espos[oa]|marido|prim[oa]|companer[oa]|vecin[oa]|colega|alguien|el|ella|compi|sobrin[oa])`

export const es: Distress = {
  said: foldedRules`
    \b${IF_GONE}.{0,30}\b${NOBODY}\b.{0,15}${MISSES}
    \b${NOBODY}\b.{0,20}\b${MISSES}.{0,20}\b${IF_GONE}
    \bquien (?:me )?(?:llorar|extranar|iba a notar|se daria)\p{L}*.{0,25}\b(?:si|mi)\b
    \b${BETTER}${gap(3)}?(?:todos )?${IF_GONE}
    \b${IF_GONE}.{0,25}\b(?:todos|ellos|mi familia|mis hijos|el mundo|la gente)?.{0,12}\b(?:estari\p{L}*|viviri\p{L}*|serian?|irian?|seria)${gap(3)}${BETTER}
    \b(?:se librarian|libres) de mi\b
    \bles haria un favor\b.{0,30}(?:muri|desapare|si no)
    \b(?:ya )?(?:escribi|he escrito|tengo escritas|deje escritas?|termine|acabe|hice)${gap(2)}?(?:las|mis|la|mi) cartas?(?: de despedida| de adios)?(?=\s*(?:$|[.,!]|para (?:mis padres|mi familia|mis hijos|cada|todos|despedirme)|a mis))
    \b(?:las|mis) cartas (?:ya )?estan (?:escritas|listas|hechas)
    \b(?:cartas?|notas?|video) de (?:despedida|adios|suicidi\p{L}*)(?! (?:para|a|de) (?:mis? |los? )?(?:companer|equipo|trabajo|jefe|oficina|colegas))
    \b${WANT}${gap(4)}?(?:dormir(?:me)?|duermo|acostarme)\b.{0,25}\b(?:no|nunca|jamas)${gap(2)}(?:despert|levant)\p{L}*
    \b${WANT}${gap(4)}?(?:no|nunca|jamas|ya no)${gap(1)}?(?:volver a )?(?:despert\p{L}*)(?=\s*(?:$|[.,!]|mas|manana|nunca))
    \b(?:no|ya no|nada de|sin)${gap(2)}?(?:quiero|kiero|ganas de|ganas d|fuerzas? (?:para|de)|animos? (?:para|de)|motivos? (?:para|de)|razon(?:es)? (?:para|de)|sentido a|deseos? de)${gap(1)}?(?:vivir|seguir|existir|estar viv[oa]|la vida|seguir (?:viv\p{L}*|aqui|luchando|adelante))(?=\s*(?:$|[.,!]|mas|asi|ya|viviendo|viv[oa]|aqui(?=\s*(?:$|[.,!]))|luchando|adelante|q|con esta vida))
    \b(?:para q(?:ue|e)?|pa q(?:ue|e)?|por ?q(?:ue|e)?|xq|de que sirve)${gap(2)}?(?:seguir (?:viv\p{L}*|aqui|asi|adelante)|sigo (?:viv\p{L}*|aqui|adelante)|vivir|vivo|existo|existir|estar viv[oa]|naci)(?=\s*(?:$|[.,!?]|mas|asi|si|en este mundo))
    \b(?:cansad|hart|agotad|aburrid|jart)[oa]s?${gap(1)}?(?:ya )?de (?:vivir|la vida|mi vida|esta vida|existir|seguir viv\p{L}*|estar viv[oa]|luchar)(?! (?:con|en|aqui|sola|solo|de|por el)\b)
    \b(?:vida|existencia)\b${gap(2)}?(?:no|sin|perdio)${gap(2)}?(?:tiene|vale|merece)?${gap(1)}?(?:ningun )?(?:sentido|la pena|nada|valor)(?<=\b(?:mi|la|esta) (?:vida|existencia).{0,40})
    \bno (?:puedo|aguanto|soporto|doy)${gap(1)}?(?:ya )?(?:mas|con (?:todo|esto|mi vida|la vida))\b.{0,50}\b(?:todo (?:se )?(?:acabe|termine|pare)|que se acabe|que acabe|que termine|desaparecer|dormir para|irme para siempre|descansar para|morir\p{L}*)
    \b(?:quiero|quisiera|deseo|necesito)${gap(3)}?que (?:todo|todo esto|esto|ya)${gap(1)}?(?:se )?(?:acabe|termine|pare)(?=\s*(?:$|[.,!]|ya|de una|para siempre))
    \b(?:quiero|quisiera)${gap(3)}?(?:desaparecer|irme de este mundo|descansar (?:para siempre|en paz)|apagarme|dejar de (?:existir|vivir|sufrir)|acabar con (?:todo|esto|mi sufrimiento))(?! (?:de la oficina|del trabajo|en (?:la|el)|un rato|unos dias|a la playa))
    \bya no (?:puedo|aguanto) mas\b(?=\s*(?:$|[.,]))
    \b(?:no )?(?:le )?(?:veo|encuentro|hay|tengo|queda)${gap(2)}?(?:ninguna |otra )?(?:salida|esperanza|futuro|solucion)(?=\s*(?:$|[.,!]|a (?:esto|mi vida|nada|todo|mi situacion)|para mi|en (?:mi|la|esta) vida|y\b|q))(?<=\b(?:no|sin|ninguna|ya) .{0,40})
    \b(?:me )?(?:da|dan|daria)${gap(1)}?(?:igual|lo mismo)\b.{0,35}\b(?:no (?:estar|despertar|seguir)|morir\p{L}*|vivir o morir|si (?:me )?(?:muero|vivo|despierto|estoy viv)|estar (?:aqui|viv)|amanecer)
    \bno me importa\b.{0,20}\b(?:morir\p{L}*|si (?:me )?muero|no despertar|si (?:vivo|manana no))
    \b(?:soy|ser|siento|soi|solo soy)${gap(3)}?(?:una|un)? ?(?:carga|estorbo|peso|lastre)(?=\s*(?:$|[.,!]|para|de))
    \b(?:carga|estorbo|lastre) para (?:todos|mi|mis|los demas)
    \b${NOBODY} me (?:necesita|quiere)(?=\s*(?:$|[.,!]|aqui|en este|y))(?<=\b(?:no valgo|estorbo|soy|muer\p{L}*|morir|vida|nadie me necesita)\b.{0,40})
    \bno le hago falta a nadie
    \bsobro en (?:este mundo|esta casa|todos lados|todas partes)
    \ba nadie le (?:importo|hago falta|importa si (?:vivo|muero))
    \b(?:quisiera|ojala|mejor|preferiria|prefiero|gustaria|desearia)${gap(2)}?(?:estar(?:ia)?|estuviera|estuviese|haber)?${gap(1)}?(?:muert[oa]|bajo tierra|no haber nacido)(?=\s*(?:$|[.,!]|ya|que))
    \b(?:no|nunca|jamas) (?:hubiera|hubiese|haber|debi|deberia haber|tendria que haber) (?:nacido|nacer|existido)
    \bmaldigo el dia en que naci
    \b(?:pienso|piensa|pensando|pienzo|pensado|pensamientos?|ideas?|pensar|fantase\p{L}*)${gap(3)}?(?:en (?:la|mi) muerte|de (?:la )?muerte|en morir\p{L}*|en el suicidio|suicid\p{L}*|en (?:matarme|tirarme|ahorcarme|colgarme|desaparecer|cortarme|quitarme)|de (?:matarme|tirarme|morir\p{L}*))(?! (?:de|del|de mi)\b (?!todos|no|noche))
    \besas? (?:ideas?|pensamientos?)\b.{0,10}\b(?:vuel\p{L}*|regres\p{L}*|otra vez)
    \b(?:vuel\p{L}*|regres\p{L}*) (?:esas?|las|esos|los) (?:ideas|pensamientos)
    \bvoces\b.{0,20}\b(?:me mate|matarme|me muera)
    \b(?:intente|trate de|intentado|probe a|quise)${gap(2)}?(?:quitarme la vida|matarme|suicid\p{L}*|ahorcarme|colgarme|morirme|cortarme las venas|acabar con mi vida)
    \b(?:internad[oa]|ingresad[oa]|hospital|psiquiatric[oa]|clinica|urgencias|uci)\b.{0,30}\b(?:por|tras|despues de) (?:un|mi|el|otro|dos) intentos?\b
    \b(?:mi|ultimo|primer|segundo|otro) intento de (?:suicidio|quitarme)
    \b(?:guard|junt|acumul|ahorr|escond|recolect|almacen)\p{L}*${gap(5)}?${PILLS}(?! (?:para|contra|de) (?:la|el|mi) (?:alergia|dolor|viaje))
    \b${PILLS}${gap(3)}?(?:guardadas|listas|juntadas|escondidas|frente a mi|delante de mi|en la mano)
    \bcuant[ao]s ${PILLS}\b.{0,50}\b(?:morir\p{L}*|muer\p{L}*|matar\p{L}*|no despert\p{L}*|letal\p{L}*|sobredosis|no volver)
    \b(?:tome|tomado|trague|tragado|tomar|tragar)\p{L}*${gap(2)}?(?:todas?|todo|un monton|un frasco|una caja|demasiadas|un bote|un puno|muchas)${gap(3)}?(?:${PILLS}|frasco|caja|bote)
    \b(?:me|volvi a|vuelto a|vuelvo a|dejar de|sigo)${gap(4)}?(?:cort(?:ar|ando|e|o|ado)(?:me)?)${gap(1)}?(?:otra vez|de nuevo|los brazos|las piernas|las venas|las munecas|la piel|anoche|a proposito|para|cuando|hoy|ayer|por dentro)(?! el pelo)
    \b(?:volvi|vuelto|vuelvo|recai|volver|ganas|dejar|dejo|necesito)${gap(1)}?(?:a |de |y )?(?:me )?cort(?:ar|e|arme)(?:me)?(?=\s*(?:$|[.,!]|otra|anoche|ayer|de nuevo|los|las|por))(?! (?:el|las unas|los bangs))
    \banoche me (?:\p{L}+ )?cort\p{L}*(?! el pelo)
    \b(?:hago|hice|hacerme|hacia)${gap(2)}?(?:cortes|cortaduras|dano|heridas)(?=\s*(?:$|[.,!]|en (?:los|las|el|mis)|cuando|a mi|a proposito|otra|para|yo))(?<=\bme (?:\p{L}+ )?(?:hago|hice|hacia) .{0,30}|hacerme .{0,30})
    \bme (?:lastimo|autolesiono|rajo|quemo la piel|quemo con|arano los|dano|hago dano)(?=\s*(?:$|[.,!]|cuando|a mi|a proposito|para|sola?|los|con|yo))
    \bautolesi\p{L}*
    \blastimarme\b(?! (?:la|el))
    \b(?:cicatrices|mangas largas)\b.{0,30}\b(?:brazos|nadie vea|no se vean|tapar|cortes|escond\p{L}*)
    \b(?:cuchillas?|navaja|hoja de afeitar|gillette|soga|cuerda|pistola|cutter|cuchillo)\b.{0,15}\b(?:aqui|al lado|a mi lado|lista|escondida|bajo la almohada|en la mano|enfrente|preparada|en el cuello)(?! de la cocina)(?<=\b(?:tengo|la|el|mi|una|con) .{0,60})
    \b(?:tirar|tiro|lanzar|lanzo|arroj|aventar|aviento|botar|ponerme|echar)\p{L}*${gap(1)}?(?:al|a las|bajo|delante|debajo|por|a|desde|de)${gap(1)}?(?:del?|la|el|un|las|una)? ?(?:metro|tren|vias|camion|carro|coche|autobus|puente|balcon|ventana|azotea|edificio|octavo|vacio)\b(?<=\b(?:tirarme|lanzarme|arrojarme|aventarme|botarme|echarme|ponerme|me (?:tiro|lanzo|arrojo|aviento|boto|tire|tirara)).{0,40})(?!.{0,20}(?:bungee|paracaidas|basura))
    \bsaltar${gap(1)}?(?:del|desde el|desde un|al|de un|por la|por el)${gap(1)}?(?:puente|balcon|ventana|azotea|edificio|vacio|tren|metro)
    \b(?:quiero|quisiera|ganas de|me voy a|voy a|gustaria|ojala pudiera)${gap(2)}?(?:ir(?:me)?|estar|reunir(?:me)?|reencontrarme|volver)${gap(1)}?(?:con|a ver a|junto a)${gap(1)}?(?:mi|mis|el|ella|papa|mama)${gap(2)}?.{0,14}\b(?:al cielo|en el cielo|alla arriba|del cielo|en el mas alla)
    \b(?:todo|dejado|deje|tengo)${gap(2)}?(?:arreglado|listo|preparado|organizado|planeado|regalado)\b.{0,70}\b(?:se acab[ao]|se termina|es el final|todo acaba|sera el fin|me voy para siempre)
    \b(?:manana|esta noche|hoy|pronto)${gap(1)}?(?:ya )?(?:no (?:voy a estar|estare) (?:aqui|en este mundo|viv[oa])(?=\s*(?:$|[.,!]|para|nunca))|acabo con (?:todo|mi vida)|me mato|lo hago y se acaba)
    \bregal(?:e|ado|ando) (?:todas )?mis cosas\b.{0,30}\b(?:ya no|despid|necesit)
    \badios (?:mundo cruel|a todos,? (?:ya|me)|vida)
    \b(?:hoy|esta noche|manana) (?:me despido|es mi ultim[oa] (?:dia|noche))(?! (?:de (?:trabajo|vacaciones|clase)|en (?:la|el) (?:trabajo|oficina|empresa)))
    \b(?:me (?:quiero|voy a|tengo que|dan ganas de|kiero)|quiero|voy a|ganas de)${gap(1)}?(?:matar(?:me)?|suicidar(?:me)?|ahorcar(?:me)?|colgar(?:me)?|morir(?:me)?|pegar(?:me)? un tiro|cortar(?:me)? las venas|volar(?:me)? (?:la cabeza|los sesos))(?=\s*(?:$|[.,!]|ya|hoy|esta|y |en serio|pero|xq|porque|de verdad|q |neta))(?<=\bme (?:quiero|voy a|kiero|tengo que|dan ganas de) .{0,30}|(?:matar|suicidar|ahorcar|colgar|morir|pegar|cortar|volar)me.{0,20})
    \b(?:miedo|terror|panico)${gap(1)}?(?:a|de|al?) (?:mi|mis) (?:\p{L}+ )?(?:marido|esposo|novio|pareja|ex|padre|papa|padrastro|madre|mama|padres|hermano|tio)\b
    \bmiedo (?:de|a)${gap(1)}?(?:volver|llegar|regresar|ir) a (?:mi )?casa
    \b(?:moretones?|morados|moratones|ojo morado)\b.{0,35}\b(?:tap\p{L}*|maquill\p{L}*|escond\p{L}*|me dejo|por el|de el)
    \bviolencia (?:domestica|de genero|intrafamiliar)\b(?=.{0,30}\b(?:sufro|vivo|victima|yo|en mi casa))
    \bsufro (?:violencia|maltrato|abusos?)
  `,
  unlessTale: foldedRules`
    \b${THEY}${gap(4)}?(?:me|nos|m) (?:\p{L}+ )?${HITS}(?! (?:fuerte|con la (?:cancion|mesa)|mucho sueno|un (?:toque|audio|grito|abrazo|mensaje)|la gripe|de menos)\b)
    \b(?:me|nos) (?:pega|golpea|maltrata|empuja|patea)(?=\s*(?:$|[.,!]|cuando|si|mucho|y|con el cinturon|todos|siempre|casi|delante|en la cara))(?! (?:fuerte|bien|el sol|duro))
    \b(?:me|nos) (?:agarr\p{L}*|apret\p{L}*|cog\p{L}*|tom\p{L}*)${gap(1)}?(?:d?el|por el) cuello
    \b(?:me )?(?:estrangul|ahorc|asfixi)(?:o|aba|a|ado)(?=\s*(?:$|[.,!]|cuando|en|anoche|con))(?<=\bme .{0,30})
    \bpuso las manos (?:en|al) (?:el|mi) cuello
    \b${THEY}${gap(3)}?(?:no me deja|no nos deja|me (?:prohibe|impide))${gap(1)}?(?:salir|ver a|hablar con|trabajar|ir)
    \b(?:me|nos) (?:encierra|encerro|encerraba|tiene encerrad[oa]|deja encerrad[oa])
    \b(?:padrastro|padre|papa|tio|hermano|primo|abuelo|el|novio|vecino)${gap(2)}?me (?:toca|tocaba|toco|manosea\p{L}*|viol[ao]\p{L}*|abus\p{L}*|obliga a)(?! (?:el (?:piano|timbre)|la (?:guitarra|loteria|cancion)|hacer|ir|lavar|cocinar|cantar|trabajar|limpiar)\b)
    \bme (?:toca|tocaba|manosea\p{L}*)${gap(2)}?(?:por|en|de)${gap(1)}?(?:las|la|mi)?${gap(1)}?(?:noches?|cama|partes|abajo)
    \b(?:dice|dijo|amenaz\p{L}*|jura|juro)${gap(2)}?(?:que |q |con |de )?(?:me |nos )(?:va a )?(?:mat\p{L}*|hacer dano)${gap(1)}?(?:si|$)
    \b(?:dice|dijo|amenaza\p{L}*)${gap(3)}?(?:matarme|matarnos)
    \bme (?:mata|matara|va a matar) si (?:lo dejo|la dejo|me voy|hablo|lo denuncio|cuento|me separo)
    \b${FRIEND}\b.{0,50}\b(?:se (?:quiere|va a|queria|kiere|quiera|iba a) (?:matar|morir|suicidar|quitar la vida|ahorcar|tirar)|(?:quiere|va a|queria) (?:matarse|morirse|morir|suicidarse|quitarse la vida|ahorcarse|tirarse)|no quiere (?:vivir|seguir viviendo)|se (?:corta (?:los|las|a)|autolesiona|lastima|esta cortando)|habla de (?:matarse|morir\p{L}*|suicid\p{L}*)|intento (?:matarse|suicid\p{L}*|quitarse)|haga (?:una locura|alguna tonteria|dano))(?! (?:de (?:risa|hambre|ganas|envidia|amor|celos)|estudiando|trabajando|por (?:ver|ir)))(?!.{0,6}\b(?:estudiando|trabajando))
    \b(?:puente|azotea|balcon|acantilado|vias|ventana|edificio|vacio)\b.{0,40}\b(?:salt\p{L}*|tirarme|lanzarme|dejarme caer|aventarme)
  `,
  tale: foldedPattern()`
    \b(?:peli(?:s|cula|culas)?|series?|libro|novela|teatro|obra|opera|capitulo|episodio|temporada|escena|juegos?|videojuego|jefe final|nivel|protagonista|heroe|personaje|romeo|julieta|werther|noticias|periodico|diario|telenovela
    |ajedrez|tenis|cartas|poker|ping|badminton|dardos|fifa|mario|carrera|partido|monopoly|bolos|billar|scrabble|trivial|boxeo|ring|entrenamiento|torneo|final|copa|judo|karate|futbol|piscina|trampolin|paracaidas|bungee|perro|gato|loro|caballo|bebe|jaja\p{L}*|lol|haha+|equipo|rival)\b
  `,
}
